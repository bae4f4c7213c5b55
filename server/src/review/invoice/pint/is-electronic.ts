import { standardVatPercent, type TaxDocument } from '@credenza/schema'

type Lines = Pick<TaxDocument, 'lines'>

/**
 * Whether a document becomes an e-invoice. PINT AE has one standard rate (ibr-190-ae), requires the emirate of both parties
 * (ibr-143-ae, ibr-144-ae), and the legal exemption of an exempt line (ibr-167-ae). Sales to students are outside the mandate.
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

/** A document with only exempt supplies is not a tax invoice and has its own type (ibr-151-ae). */
export const isOutOfScope = ({ lines }: Lines): boolean =>
  lines.every(({ treatment }) => treatment === 'exempt')
