/** For tests: the certificate of a made-up student, and the code that its issuer signed for its paper. */
export const printedCode =
  'CRDZ1:CREDENZA.EXAMPLE/VERIFY:0123456789ABCDEF:G:73UDZ%H72ALXJ0F3ASFUO13OC29KT9UZMU648W$A8Q1HC7BITQ D23T%W32CKSKLV/OYJ8%RTRVD7TSWGAF6O%7A5J2B1PA*I70F55O:RF6G8OSTFP2TPQWNDSI2BJ1:IQ0000004H06FEC00NT9YFFOCCY695VC2ECN00SH8NPC: C04EN44:+C:Y8D3D1/D5$CZED/0D.D2$9FQ$DTVD.345/DO/E4LE-EDREFW/AL6KHT6LR16*S$Q4JK4ZV8JR2GMNECJ CSO/03K4$ B1+IX:EO7S+%3CVV6F3BZ7ARSQLMC 9 K1UPL*N1KKB3:U:%K70.'

export const printedCertificate: Record<string, unknown> = {
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'urn:uuid:3f2b6c1e-8d4a-4f7b-9c2d-1a5e7b9d0c3f',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Bachelor of Engineering',
  issuer: {
    id: 'did:web:credenza.example:issuers:org_0123456789abcdef',
    type: ['Profile'],
    name: 'Example University',
  },
  validFrom: '2026-11-20T09:30:00Z',
  credentialSubject: {
    id: 'urn:uuid:7c9e6679-7425-40de-944b-e07fc1f90ae7',
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', identityHash: 'Layla Haddad', identityType: 'name', hashed: false },
      {
        type: 'IdentityObject',
        identityHash: 'sha256$c7fd1e787633f3adc88e1f54a776d4ee4416b8d47333c1966b8daf0d213af8b2',
        identityType: 'emailAddress',
        hashed: true,
        salt: '8f14e45fceea167a5a36dedd4bea2543',
      },
    ],
    achievement: {
      id: 'https://credenza.example/achievements/1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      type: ['Achievement'],
      achievementType: 'BachelorDegree',
      name: 'Bachelor of Engineering',
      description: 'Awarded on completion of the four-year engineering programme.',
      criteria: {
        id: 'https://credenza.example/achievements/1b4e28ba-2fa1-41d2-883f-0016d3cca427#criteria',
        narrative: 'All courses passed; final project defended.',
      },
      tag: ['Bachelor Degree'],
    },
  },
  credentialStatus: {
    id: 'https://credenza.example/issuers/org_0123456789abcdef/status/revocation/3#94567',
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '94567',
    statusListCredential: 'https://credenza.example/issuers/org_0123456789abcdef/status/revocation/3',
  },
  proof: [
    {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      created: '2026-11-20T09:30:00Z',
      verificationMethod:
        'did:web:credenza.example:issuers:org_0123456789abcdef#z6MkvDqGT54cXesYGvABpF1UapVNwjCqRcafi4Px6Thv5T3Z',
      proofPurpose: 'assertionMethod',
      proofValue: 'z4mdqQ9aYWvEmC2fo5wQCYwPhZeTTGvATvcUKXx8EHkb4B71DkHVC5Ewqg2XjEwrs3TZnmWz4Wza2n8YeKZSAh3nU',
    },
  ],
}
