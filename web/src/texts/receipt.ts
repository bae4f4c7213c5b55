/** Words of the receipt of an answer to a request, on the verify page. */
export const receiptTexts = {
  title: 'Receipt of an answer',
  signed: 'This site signed this receipt.',
  notSigned: 'This site did not sign this receipt, or it was changed.',
  request: 'Request',
  answered: 'Answered',
  found: 'What our checks found',
  digest: 'SHA-256 of the answer',
  verdicts: {
    VALID: 'The certificate was valid',
    INVALID: 'The certificate was invalid',
    'CANNOT TELL': 'Our checks could not tell',
  },
}
