import { describe, expect, test } from 'vitest'
import {
  badge,
  bitstringEntry,
  date,
  ED25519_2020,
  holder,
  ID,
  issuer,
  type JsonObject,
  openBadges,
  profile,
  V1,
} from '../../test/wild/parts.ts'
import { expected, jwt, verifyWild } from '../../test/wild/verify-wild.ts'
import { signProof } from '../json-ld/sign-proof.ts'

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
  // A type that no context names: version 1.1 reads a JWT as plain JSON, which allows it.
  const credentialSchema = { id: 'https://walt.example/schema.json', type: 'FullJsonSchemaValidator2021' }
  const issued = (change: JsonObject) =>
    jwt.issue({ ...claims, vc: { ...claims.vc, ...change } }, { kid: jwt.kid, typ: 'JWT' })

  test.each<[string, JsonObject]>([
    ['', {}],
    [' with a schema', { credentialSchema }],
  ])('is judged%s', async (_name, change) => {
    expect(await verifyWild(issued(change))).toMatchObject(expected('no-status'))
  })

  test('with a schema expires and is revoked like any other, and is malformed without its type', async () => {
    const ended = await verifyWild(issued({ credentialSchema, expirationDate: '2024-01-01T00:00:00Z' }))
    expect([ended.outcome, ended.validity]).toEqual(['INVALID', 'expired'])
    const credentialStatus = { ...bitstringEntry, statusListCredential: 'https://status.example/away' }
    const away = await verifyWild(issued({ credentialSchema, credentialStatus }))
    expect([away.outcome, away.status]).toEqual(['CANNOT TELL', 'status-list-unreachable'])
    const untyped = await verifyWild(issued({ credentialSchema, type: ['OpenBadgeCredential'] }))
    expect(untyped['well-formed']).toBe('malformed')
  })

  test('does not excuse a document with the same terms that is not a JWT', async () => {
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
    expect((await verifyWild(await signProof(document, options, issuer.sign)))['well-formed']).toBe(
      'undefined-terms',
    )
  })
})
