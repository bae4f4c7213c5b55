/** On a pass in a phone's wallet, and of the claims in a digital one. */
export const pass = {
  certificate: 'Certificate',
  holder: 'Holder',
  issuer: 'Issuer',
  date: 'Date',
  validUntil: 'Valid until',
  check: 'Check this certificate',
  title: 'Title',
  description: 'Description',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  results: 'Other results',
}
