/** An electronic invoice to an issuer, as the API lists it. */
export const sampleInvoice = {
  _id: 'inv_1',
  kind: 'invoice',
  supply: 'review',
  number: 'INV-000001',
  issuedOn: '2026-12-01',
  of: '',
  seller: 'Emirates Review',
  buyer: 'University',
  netFils: 30_000,
  vatFils: 1_500,
  isElectronic: true,
  handover: 'delivered',
}
