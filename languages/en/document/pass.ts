/** On a pass in a phone's wallet. */
export const pass = {
  certificate: 'Certificate',
  holder: 'Holder',
  issuer: 'Issuer',
  date: 'Date',
  validUntil: 'Valid until',
  check: 'Check this certificate',
}
