import {
  badge,
  bitstringEntry,
  ED25519_2020,
  ID,
  issuer,
  OLDER,
  openBadges,
  type Shape,
  V1,
  V2,
} from './parts.ts'

/** As the Digital Credentials Consortium issues. */
export const dcc: Shape[] = [
  [
    'DCC: its own vocabulary, StatusList2021',
    {
      '@context': [V1, ED25519_2020, 'https://w3id.org/dcc/v1', 'https://w3id.org/vc/status-list/2021/v1'],
      id: ID,
      type: ['VerifiableCredential', 'Assertion'],
      issuer: { id: issuer.did, name: 'Example University', url: 'https://cs.example.edu' },
      issuanceDate: '2020-08-16T12:00:00.000+00:00',
      credentialSubject: {
        id: 'did:example:abc',
        name: 'Kayode Ezike',
        hasCredential: {
          type: ['EducationalOccupationalCredential'],
          name: 'Master of Science',
          description: 'A degree',
          awardedOnCompletionOf: { type: 'EducationalOccupationalProgram', identifier: 'ms-cs' },
        },
      },
      credentialStatus: {
        id: `${OLDER}#1`,
        type: 'StatusList2021Entry',
        statusPurpose: 'revocation',
        statusListIndex: 1,
        statusListCredential: OLDER,
      },
    },
    'not-revoked',
  ],
  [
    'DCC: Open Badge under version 1.1 with the status vocabulary',
    {
      '@context': [V1, openBadges('-3.0.1'), 'https://www.w3.org/ns/credentials/status/v1', ED25519_2020],
      ...badge,
      issuanceDate: '2025-01-09T15:15:26Z',
      credentialStatus: bitstringEntry,
    },
    'not-revoked',
  ],
  [
    'DCC: Open Badge under version 2.0',
    {
      '@context': [V2, openBadges('-3.0.3'), ED25519_2020],
      ...badge,
      validFrom: '2010-01-01T00:00:00Z',
      credentialStatus: bitstringEntry,
    },
    'not-revoked',
  ],
  [
    'DCC: an issuer that is a DID alone',
    { '@context': [V2, openBadges('-3.0.3'), ED25519_2020], ...badge, issuer: issuer.did },
    'no-status',
  ],
]
