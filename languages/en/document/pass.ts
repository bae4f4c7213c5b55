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
  learningCredential: 'Learning credential',
  issuingCountry: 'Issuing country',
  familyName: 'Family name',
  givenName: 'Given name',
  learningOutcomes: 'Learning outcomes',
}
