import { gzipSync } from 'node:zlib'
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020'
import * as vc from '@digitalbazaar/vc'
import { describe, expect, test } from 'vitest'
import { deployment } from '../../test/deployment.ts'
import { didKeyIssuer, jwtIssuer } from '../../test/jwt.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { resolveDidKey } from '../verify/did-document.ts'
import { heldContexts } from './contexts.ts'
import { requireCredential } from './data-model/credential.ts'
import { signProof } from './sign-proof.ts'

// Shapes in which others issue: those of the samples that the Digital Credentials Consortium, 1EdTech, walt.id, MATTR and
// the W3C publish, made again with a key of ours. The originals verify too; they are not ours to copy.

type JsonObject = Record<string, unknown>

const date = '2026-11-20T09:30:00Z'
const issuer = didKeyIssuer(71)
const jwt = jwtIssuer('ES256', 'wild')
const home = await deployment('00'.repeat(32))

const V1 = 'https://www.w3.org/2018/credentials/v1'
const V2 = 'https://www.w3.org/ns/credentials/v2'
const openBadges = (version: string) => `https://purl.imsglobal.org/spec/ob/v3p0/context${version}.json`
const EXTENSIONS = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'
const ED25519_2020 = 'https://w3id.org/security/suites/ed25519-2020/v1'

const bits = gzipSync(Buffer.alloc(16_384)).toString('base64url')
const BITSTRING = 'https://status.example/bitstring'
const OLDER = 'https://status.example/2021'
const OLDEST = 'https://status.example/2020'
const BY_ID = 'https://status.example/by-id'
const ID = 'urn:uuid:677fe54f-cacf-4877-8d48-2bcc00000000'

const profile = {
  id: issuer.did,
  type: 'Profile',
  name: 'Example Institute',
  url: 'https://institute.example/',
  image: { id: 'https://institute.example/logo.png', type: 'Image' },
}
const achievement = {
  id: 'urn:uuid:951b475e-b795-43bc-ba8f-a2d01efd2eb1',
  type: ['Achievement'],
  achievementType: 'BachelorDegree',
  name: 'Bachelor of Science in Biology',
  description: 'A mock degree',
  fieldOfStudy: 'Biology',
  criteria: { type: 'Criteria', narrative: 'In **recognition** of proficiency' },
  image: { id: 'https://institute.example/badge.png', type: 'Image', caption: 'A badge' },
}
const holder = { type: ['AchievementSubject'], name: 'Taylor Tuna', achievement }
const bitstringEntry = {
  id: `${BITSTRING}#7`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListCredential: BITSTRING,
  statusListIndex: '7',
}
const badge = {
  id: ID,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: profile,
  name: 'Taylor Tuna - Bachelor of Science',
  credentialSubject: holder,
}

/** Name, what is signed, and what the status check says of it. */
const shapes: [string, JsonObject, string][] = [
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
  ).map(([version, more]): [string, JsonObject, string] => [
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
  ]),
  [
    '1EdTech: an index that is a number',
    {
      '@context': [V2, openBadges('-3.0.3'), ED25519_2020],
      ...badge,
      credentialStatus: { ...bitstringEntry, statusListIndex: 23 },
    },
    'not-revoked',
  ],
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

const documentLoader = async (url: string) => ({
  contextUrl: null,
  documentUrl: url,
  document: heldContexts.get(url) ?? resolveDidKey(url.split('#')[0]!),
})

/** With the suite of 2020, as most of them sign, by the library that most of them sign with. */
async function signOlder(credential: JsonObject): Promise<JsonObject> {
  const signer = {
    id: issuer.verificationMethod,
    sign: async ({ data }: { data: Uint8Array }) => issuer.sign(data),
  }
  const suite = new Ed25519Signature2020({ signer, date })
  return vc.issue({ credential, suite, documentLoader, now: date })
}

/** With a Data Integrity proof, whose terms version 1.1 has in a context of their own. */
const signNewer = (credential: JsonObject) =>
  signProof(
    credential,
    { suite: 'eddsa-rdfc-2022', verificationMethod: issuer.verificationMethod, created: date },
    issuer.sign,
  )
const withItsTerms = (credential: JsonObject): JsonObject => ({
  ...credential,
  '@context': [...(credential['@context'] as string[]), 'https://w3id.org/security/data-integrity/v2'],
})

const olderList = (type: string, url: string, subject: object) => ({
  '@context': [
    V1,
    'https://w3id.org/vc/status-list/2021/v1',
    'https://w3id.org/vc-revocation-list-2020/v1',
    ED25519_2020,
  ],
  id: url,
  type: ['VerifiableCredential', `${type}Credential`],
  issuer: issuer.did,
  issuanceDate: date,
  credentialSubject: { id: `${url}#list`, type, encodedList: bits, ...subject },
})
const published = new Map<string, unknown>([
  [
    BITSTRING,
    await signOlder({
      '@context': [V2, ED25519_2020],
      id: BITSTRING,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuer.did,
      validFrom: '2025-01-09T15:20:02.183Z',
      credentialSubject: {
        id: `${BITSTRING}#list`,
        type: 'BitstringStatusList',
        statusPurpose: ['revocation', 'message'],
        encodedList: `u${bits}`,
      },
    }),
  ],
  [OLDER, await signOlder(olderList('StatusList2021', OLDER, { statusPurpose: 'revocation' }))],
  [OLDEST, await signOlder(olderList('RevocationList2020', OLDEST, {}))],
  [BY_ID, { id: BY_ID, issuer: issuer.did, revokedCredential: [{ id: 'urn:uuid:another', revoked: true }] }],
])

async function verify(credential: unknown): Promise<Record<string, string>> {
  const { outcome, checks } = await verifyForeign(credential, {
    ...home,
    resolveDid: async (did) => (did === jwt.did ? jwt.didDocument : resolveDidKey(did)),
    fetchStatusList: async (url) => published.get(url) ?? Promise.reject(new Error('404')),
  })
  return { outcome, ...Object.fromEntries(checks.map(({ name, code }) => [name, code])) }
}

const expected = (status: string) => ({
  outcome: status === 'status-entry-incomplete' ? 'CANNOT TELL' : 'SOUND',
  'well-formed': 'well-formed',
  signature: 'signature-valid',
  issuer: 'issuer-unknown',
  status,
})

describe.each(shapes)('%s', (_name, credential, status) => {
  test('is judged, and called damaged by nothing, signed in the older way, and in both', async () => {
    expect(() => requireCredential(credential)).not.toThrow()
    expect(await verify(await signOlder(structuredClone(credential)))).toMatchObject(expected(status))
    const both = await signNewer(await signOlder(withItsTerms(credential)))
    expect(await verify(both)).toMatchObject(expected(status))
  })

  test('is refused once it was changed', async () => {
    const { outcome, signature } = await verify({
      ...(await signOlder(structuredClone(credential))),
      name: 'Other',
    })
    expect([outcome, signature]).toEqual(['INVALID', 'signature-invalid'])
  })

  test('is judged as a JWT too', async () => {
    const by = (found: unknown) =>
      typeof found === 'string' ? jwt.did : { ...(found as object), id: jwt.did }
    const claims = { ...credential, issuer: by(credential.issuer), iat: Date.parse(date) / 1000 }
    expect(await verify(jwt.issue(claims))).toMatchObject({
      'well-formed': 'well-formed',
      signature: 'signature-valid',
      issuer: 'issuer-unknown',
      // Only the list of ids is unsigned and names its issuer, which is another here.
      status: status === 'not-revoked' && isById(credential) ? 'status-list-unsound' : status,
    })
  })
})

function isById({ credentialStatus }: JsonObject): boolean {
  return (credentialStatus as JsonObject | undefined)?.id === BY_ID
}

describe('walt.id: a JWT whose claim vc holds an Open Badge', () => {
  const claims = {
    iss: jwt.did,
    sub: 'did:example:abc',
    jti: ID,
    nbf: 1_689_836_744,
    iat: 1_689_836_744,
    exp: 2_005_455_944,
    vc: {
      '@context': [V1, openBadges('')],
      ...badge,
      issuer: { ...profile, type: ['Profile'], id: jwt.did },
      issuanceDate: '2023-07-20T07:05:44Z',
      expirationDate: '2033-07-20T07:05:44Z',
      credentialSubject: { ...holder, id: 'did:example:abc' },
    },
  }
  // Of a kind that no context names: version 1.1 reads a JWT as plain JSON.
  const credentialSchema = { id: 'https://walt.example/schema.json', type: 'FullJsonSchemaValidator2021' }
  const issued = (change: JsonObject) =>
    jwt.issue({ ...claims, vc: { ...claims.vc, ...change } }, { kid: jwt.kid, typ: 'JWT' })

  test.each<[string, JsonObject]>([
    ['', {}],
    [' with a schema', { credentialSchema }],
  ])('is judged%s', async (_name, change) => {
    expect(await verify(issued(change))).toMatchObject(expected('no-status'))
  })

  test('with a schema ends and is revoked like any other, and without its type it is malformed', async () => {
    const ended = await verify(issued({ credentialSchema, expirationDate: '2024-01-01T00:00:00Z' }))
    expect([ended.outcome, ended.validity]).toEqual(['INVALID', 'expired'])
    const credentialStatus = { ...bitstringEntry, statusListCredential: 'https://status.example/away' }
    const away = await verify(issued({ credentialSchema, credentialStatus }))
    expect([away.outcome, away.status]).toEqual(['CANNOT TELL', 'status-list-unreachable'])
    const untyped = await verify(issued({ credentialSchema, type: ['OpenBadgeCredential'] }))
    expect(untyped['well-formed']).toBe('malformed')
  })

  test('says nothing for a document that is no JWT and uses the same terms', async () => {
    const { '@context': contexts, ...members } = claims.vc
    const document = {
      '@context': [...contexts, ED25519_2020],
      ...members,
      issuer: profile,
      credentialSchema,
    }
    const options = {
      suite: 'eddsa-jcs-2022',
      verificationMethod: issuer.verificationMethod,
      created: date,
    } as const
    expect((await verify(await signProof(document, options, issuer.sign)))['well-formed']).toBe(
      'undefined-terms',
    )
  })
})
