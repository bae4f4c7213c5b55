import {
  badge,
  bitstringEntry,
  date,
  ED25519_2020,
  ID,
  issuer,
  OLDER,
  OLDEST,
  openBadges,
  type Shape,
  V1,
  V2,
} from './parts.ts'

/** As MATTR, a badge platform and the W3C’s examples issue. */
export const others: Shape[] = [
  [
    'MATTR: RevocationList2020',
    {
      '@context': [V1, openBadges('-3.0.2'), 'https://w3id.org/vc-revocation-list-2020/v1', ED25519_2020],
      ...badge,
      issuanceDate: date,
      credentialStatus: {
        id: `${OLDEST}#0`,
        type: 'RevocationList2020Status',
        revocationListIndex: '0',
        revocationListCredential: OLDEST,
      },
    },
    'not-revoked',
  ],
  [
    'a badge platform: an entry that names no list',
    {
      '@context': [V2, openBadges('-3.0.3'), ED25519_2020, 'https://w3id.org/vc/status-list/2021/v1'],
      ...badge,
      credentialStatus: { id: `${OLDER}#848`, type: 'StatusList2021Entry' },
    },
    'status-entry-incomplete',
  ],
  [
    'W3C: a message for each value, resources with bare digests, names in languages',
    {
      '@context': [V2, 'https://www.w3.org/ns/credentials/examples/v2', ED25519_2020],
      id: ID,
      type: ['VerifiableCredential', 'ExampleDegreeCredential'],
      issuer: {
        id: issuer.did,
        name: [
          { '@value': 'Example University', '@language': 'en' },
          { '@value': 'جامعة المثال', '@language': 'ar', '@direction': 'rtl' },
        ],
      },
      validFrom: '2010-01-01T19:23:24Z',
      credentialSubject: [{ id: 'did:example:abc', degree: { type: 'ExampleBachelorDegree', name: 'BSc' } }],
      credentialStatus: {
        ...bitstringEntry,
        statusPurpose: 'message',
        statusSize: 1,
        statusMessage: [
          { status: '0x0', message: 'pending' },
          { status: '0x1', message: 'accepted' },
        ],
      },
      relatedResource: [
        {
          id: 'https://institute.example/syllabus.pdf',
          mediaType: 'application/pdf',
          digestMultibase: `m${Buffer.alloc(48, 1).toString('base64')}`,
        },
        { id: V2, digestMultibase: 'uEiBZlVztZpfWHgPyslVv6-UwirFoQoRvW1htfx963sknNA' },
      ],
      evidence: [{ id: 'https://institute.example/evidence', type: ['Evidence'] }],
      termsOfUse: { id: 'https://institute.example/terms', type: 'TrustFrameworkPolicy' },
    },
    'not-revoked',
  ],
]
