/** What verifiers do: requests, notes, fees and earnings. Also uploads, which involve both sides. */
export const review = {
  'not_found.request': 'Request not found.',
  'not_found.person_erased': 'This person’s data was erased, so you can no longer add files about them.',
  'invalid.verifier_to_decide_for': 'Name the approved verifier you are deciding for.',
  'invalid.other_verifier':
    'This is not your id. Send your own or leave it out: you decide for your own organisation.',
  'invalid.too_many_notes': ({ max }: { max: number }) =>
    `A request can have up to ${max} notes. Delete one first.`,
  'forbidden.note': 'Only the author of a note can delete it.',
  'not_found.note': 'Note not found.',
  'invalid.verifier_of_request': 'Choose a verifier that has this request.',
  'invalid.too_many_attachments': ({ max }: { max: number }) =>
    `A verifier can have up to ${max} files beside a request. Delete one first.`,
  'too_large.attachment': ({ megabytes }: { megabytes: number }) => `A file can be up to ${megabytes} MB.`,

  'invalid.fee_in_the_past': 'Choose today or a later date.',
  'invalid.settlement_too_large': 'This is more than the balance.',
  'not_found.invoice': 'Invoice not found.',
  'not_found.card_payments': 'Payment by card is not available here.',
  'not_found.payment': 'Payment not found.',
  'invalid.refund_too_large': 'This is more than is left of the payment.',
  'invalid.refund_by_supplier': 'Only the operator returns money to cards. Credit the fees without a refund.',
  'invalid.bank_statement':
    'This file could not be read. Upload a camt.053 file, or CSV with the columns date and amount.',
  'not_found.e_invoice':
    'This document has no e-invoice. Both parties need tax details with a registration number.',
  'invalid.credit_line': 'This invoice has no such line.',
  'invalid.credit_too_large': ({ number, left }: { number: number; left: number }) =>
    `Line ${number} has ${left} left to credit.`,
  'invalid.trn_in_use': 'Create the invoices for your charged fees first, then remove the number.',
  'invalid.share_without_details':
    'Enter the platform’s tax details first: they appear on the invoices for its share.',
  'not_found.balance': 'Nothing has been charged or earned here.',

  'invalid.issuer': 'Choose an issuer from the list.',
  'invalid.issuers_certificate_type': 'Choose one of this issuer’s certificate types.',
  'not_found.issuer': 'Issuer not found.',
}
