export const issuerPageTexts = {
  title: 'Issuer of certificates',
  approved: (by: string, since: string) => `Approved by ${by} since ${since}`,
  mayIssue: 'It may issue certificates. Its documents were checked before it was approved.',
  suspended: 'Suspended',
  suspendedText: (by: string) =>
    `${by} has suspended this issuer, so it can’t issue certificates at the moment. Those it issued before can still be checked.`,
  unvouched: 'Under investigation',
  unvouchedText: (by: string) =>
    `The records of ${by} about this issuer do not match its public logs. Until that is explained, we can’t call its certificates valid.`,
  about: 'About this issuer',
  registeredName: 'Registered name',
  certificates: 'Certificates signed',
  categories: 'Certificate types',
  noCategories: 'None at the moment',
  website: 'Website',
  email: 'Email',
  noContact: 'This issuer publishes no website or email here.',
  did: 'Identifier',
  keys: 'Signing keys',
  keysLead:
    'A certificate is signed with one of these keys. Former keys stay listed, so that older certificates can be checked.',
  machines: 'For developers',
  answer: 'This page as JSON',
  didDocument: 'DID document',
  notFound: 'No issuer found',
  notFoundText: 'There is no approved issuer at this address. Check that you opened the whole link.',
  verify: 'Verify a certificate',
} as const
