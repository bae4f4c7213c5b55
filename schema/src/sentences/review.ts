/** What verifiers do: requests, notes, fees and what they earn; and uploads, which ask for both sides. */
export const review = {
  'not_found.request': 'There is no such request.',
  'invalid.verifier_to_decide_for': 'Name the approved verifier that you decide for.',
  'invalid.too_many_notes': ({ max }: { max: number }) => `A request has at most ${max} notes.`,
  'forbidden.note': 'Only the author of a note may delete it.',
  'not_found.note': 'There is no such note.',

  'invalid.fee_in_the_past': 'The date must not lie in the past.',
  'invalid.settlement_too_large': 'This is more than there is to settle.',
  'not_found.balance': 'Nothing was ever charged or earned here.',

  'invalid.issuer': 'Choose an issuer from the list.',
  'invalid.issuers_certificate_type': 'Choose one of this issuer’s certificate types.',
  'not_found.issuer': 'There is no such issuer.',
}
