import { standardVatPercent, type TaxDocument } from '@credenza/schema'

/**
 * Whether a document is made as an e-invoice. PINT AE knows one standard rate (ibr-190-ae), asks for the emirate of both
 * parties (ibr-143-ae, ibr-144-ae), and has reasons for exemption of which none fits a review (code list AE-Exempt).
 * Sales to students are outside the mandate.
 */
export const isElectronic = ({ buyer, lines }: Pick<TaxDocument, 'buyer' | 'lines'>): boolean =>
  buyer !== null &&
  buyer.trn !== '' &&
  lines.every(
    ({ treatment, percent }) =>
      treatment === 'zero' || (treatment === 'standard' && percent === standardVatPercent),
  )
