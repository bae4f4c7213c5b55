import { standardVatPercent, type TaxDocument } from '@credenza/schema'

type Lines = Pick<TaxDocument, 'lines'>

/**
 * Whether a document is made as an e-invoice. PINT AE knows one standard rate (ibr-190-ae), asks for the emirate of both
 * parties (ibr-143-ae, ibr-144-ae), and wants to know which exemption of the law an exempt line falls under (ibr-167-ae). Sales
 * to students are outside the mandate.
 */
export const isElectronic = ({ buyer, lines }: Lines & Pick<TaxDocument, 'buyer'>): boolean =>
  buyer !== null &&
  buyer.trn !== '' &&
  lines.every(
    ({ treatment, percent, reasonCode }) =>
      treatment === 'zero' ||
      (treatment === 'exempt' && reasonCode !== undefined) ||
      (treatment === 'standard' && percent === standardVatPercent),
  )

/** A document with exempt supplies only is not a tax invoice: it has its own type (ibr-151-ae). */
export const isOutOfScope = ({ lines }: Lines): boolean =>
  lines.every(({ treatment }) => treatment === 'exempt')
