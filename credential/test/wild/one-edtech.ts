import {
  achievement,
  BY_ID,
  badge,
  bitstringEntry,
  ED25519_2020,
  EXTENSIONS,
  holder,
  ID,
  openBadges,
  profile,
  type Shape,
  V2,
} from './parts.ts'

/** As 1EdTech and its members issue. */
export const oneEdTech: Shape[] = [
  [
    '1EdTech: a list of ids, a refresh service, a schema',
    {
      '@context': [V2, openBadges('-3.0.3'), EXTENSIONS, ED25519_2020],
      ...badge,
      type: ['VerifiableCredential', 'AchievementCredential'],
      awardedDate: '2023-05-22T10:21:00Z',
      validFrom: '2023-05-23T01:10:41Z',
      credentialStatus: { id: BY_ID, type: '1EdTechRevocationList' },
      refreshService: { id: 'https://institute.example/refresh', type: '1EdTechCredentialRefresh' },
      credentialSchema: [
        {
          id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
          type: '1EdTechJsonSchemaValidator2019',
        },
      ],
    },
    'not-revoked',
  ],
  [
    '1EdTech: a complete badge',
    {
      '@context': [V2, openBadges('-3.0.3'), EXTENSIONS, ED25519_2020],
      ...badge,
      issuer: {
        ...profile,
        type: ['Profile'],
        phone: '1-222-333-4444',
        address: {
          type: ['Address'],
          addressCountry: 'USA',
          addressCountryCode: 'US',
          geo: { type: 'GeoCoordinates', latitude: 37.75, longitude: -122.42 },
        },
        otherIdentifier: [
          { type: 'IdentifierEntry', identifier: '12345', identifierType: 'sourcedId' },
          { type: 'IdentifierEntry', identifier: '67890', identifierType: 'nationalIdentityNumber' },
        ],
      },
      credentialSubject: {
        ...holder,
        id: 'did:example:ebfeb1f712ebc6f1c276e12ec21',
        activityStartDate: '2010-01-01T00:00:00Z',
        creditsEarned: 42,
        identifier: [
          {
            type: 'IdentityObject',
            identityHash: 'student@1edtech.edu',
            identityType: 'emailAddress',
            hashed: false,
          },
        ],
        achievement: {
          ...achievement,
          alignment: [
            {
              type: ['Alignment'],
              targetCode: 'project',
              targetName: 'Project Planning',
              targetType: 'ceterms:Credential',
              targetUrl: 'https://credentialfinder.example/18',
            },
          ],
          resultDescription: [
            {
              id: 'urn:uuid:f6ab24cd-86e8-4eaf-b8c6-ded74e8fd41c',
              type: ['ResultDescription'],
              name: 'Final Project Status',
              resultType: 'Status',
            },
          ],
          tag: ['biology'],
        },
        result: [
          {
            type: ['Result'],
            resultDescription: 'urn:uuid:f6ab24cd-86e8-4eaf-b8c6-ded74e8fd41c',
            status: 'Completed',
          },
        ],
      },
      evidence: [
        {
          id: 'https://institute.example/evidence/1',
          type: ['Evidence'],
          name: 'Portfolio',
          genre: 'Portfolio',
        },
      ],
    },
    'no-status',
  ],
  ...(
    [
      ['context-2.0.1', { partial: false }],
      ['context', {}],
    ] as const
  ).map(
    ([version, more]): Shape => [
      `1EdTech: a learner record with a badge in it (${version})`,
      {
        '@context': [
          V2,
          `https://purl.imsglobal.org/spec/clr/v2p0/${version}.json`,
          openBadges('-3.0.3'),
          ED25519_2020,
        ],
        ...badge,
        ...more,
        type: ['VerifiableCredential', 'ClrCredential'],
        credentialSubject: {
          id: 'did:example:abc',
          type: ['ClrSubject'],
          achievement: [achievement],
          verifiableCredential: [
            {
              '@context': [V2, openBadges('-3.0.3')],
              ...badge,
              id: 'urn:uuid:00973764-7e8d-4cde-9d70-f0c2ea6a4f2e',
            },
          ],
          association: [
            { type: 'Association', associationType: 'isParentOf', sourceId: ID, targetId: achievement.id },
          ],
        },
      },
      'no-status',
    ],
  ),
  [
    '1EdTech: an index that is a number',
    {
      '@context': [V2, openBadges('-3.0.3'), ED25519_2020],
      ...badge,
      credentialStatus: { ...bitstringEntry, statusListIndex: 23 },
    },
    'not-revoked',
  ],
]
