import { describe, expect, test } from 'vitest'
import { deployment, statusList, stranger } from '../../test/deployment.ts'
import { didKeyIssuer, jwtIssuer } from '../../test/jwt.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { SIGNING_SUITES, signProof } from '../json-ld/sign-proof.ts'
import { resolveDidKey } from '../verify/evidence/did-document.ts'
import type { Ports } from '../verify/ports.ts'

const created = '2026-11-20T09:30:00Z'
const subject = { id: 'urn:uuid:9f2b0a34-5f0d-4f2e-8a44-3f6d1b8f8a10', alumniOf: 'The School of Examples' }
const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2']
const badge = (issuer: string) => ({
  '@context': contexts,
  id: 'https://foreign.example/credentials/1',
  type: ['VerifiableCredential', 'AlumniCredential'],
  issuer,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: subject,
})

const home = await deployment('00'.repeat(32))
/** A deployment that knows these DID documents and vouches for none of their owners. */
const knowing = (...documents: { id: string }[]): Ports => ({
  ...home,
  resolveDid: async (did) =>
    did.startsWith('did:key:')
      ? resolveDidKey(did)
      : (documents.find(({ id }) => id === did) ?? home.resolveDid(did)),
})
const codes = ({ checks }: Awaited<ReturnType<typeof verifyForeign>>) =>
  Object.fromEntries(checks.map(({ name, code }) => [name, code]))

describe.each(['EdDSA', 'ES256', 'ES384', 'RS256'] as const)('a JWT signed with %s', (alg) => {
  const issuer = jwtIssuer(alg)
  const ports = knowing(issuer.didDocument)
  const jwt = issuer.issue({ ...badge(issuer.did), iss: issuer.did, nbf: 1_790_000_000 })

  test('is valid as text, and in an envelope', async () => {
    expect((await verifyForeign(jwt, ports)).outcome).toBe('SOUND')
    const envelope = {
      '@context': contexts[0],
      id: `data:application/vc+jwt,${jwt}`,
      type: 'EnvelopedVerifiableCredential',
    }
    expect((await verifyForeign(envelope, ports)).outcome).toBe('SOUND')
  })

  test('fails after any change of header, claims or signature', async () => {
    const parts = jwt.split('.')
    const payload = JSON.parse(Buffer.from(parts[1]!, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...payload, validUntil: '2099-01-01T00:00:00Z' }))
    expect(
      codes(await verifyForeign([parts[0], changed.toString('base64url'), parts[2]].join('.'), ports)),
    ).toMatchObject({
      signature: 'signature-invalid',
    })
    const other = jwtIssuer(alg, 'other').issue(payload, { kid: issuer.kid })
    expect(codes(await verifyForeign(other, ports)).signature).toBe('signature-invalid')
  })
})

describe('a JWT', () => {
  const issuer = jwtIssuer('ES256')
  const ports = knowing(issuer.didDocument)

  test('in the form of VC Data Model 1.1 is read from its claims', async () => {
    const { id, credentialSubject, '@context': _, type } = badge(issuer.did)
    const claims = {
      iss: issuer.did,
      sub: credentialSubject.id,
      jti: id,
      nbf: 1_770_000_000,
      vc: {
        '@context': ['https://www.w3.org/2018/credentials/v1', contexts[1]],
        type,
        credentialSubject: { alumniOf: 'The School of Examples' },
      },
    }
    expect((await verifyForeign(issuer.issue(claims), ports)).outcome).toBe('SOUND')
    const expired = await verifyForeign(issuer.issue({ ...claims, exp: 1_780_000_000 }), ports)
    expect(expired.headline).toBe('Expired on 28 May 2026.')
  })

  test('whose kid leaves out the DID finds its key', async () => {
    expect((await verifyForeign(issuer.issue(badge(issuer.did), { kid: 'key-1' }), ports)).outcome).toBe(
      'SOUND',
    )
  })

  test('whose algorithm is not that of the key, is none, or has critical extensions, is never valid', async () => {
    const rsa = jwtIssuer('RS256')
    const forged = rsa.issue(badge(issuer.did), { kid: issuer.kid })
    expect(codes(await verifyForeign(forged, ports)).signature).toBe('signature-invalid')
    const [header, payload] = issuer.issue(badge(issuer.did), { kid: issuer.kid, alg: 'none' }).split('.')
    expect(codes(await verifyForeign(`${header}.${payload}.`, ports)).signature).toBe('unknown-cryptosuite')
    const critical = issuer.issue(badge(issuer.did), { kid: issuer.kid, crit: ['b64'], b64: false })
    expect(codes(await verifyForeign(critical, ports)).signature).toBe('unknown-cryptosuite')
  })

  test('by somebody other than the issuer it names carries no signature of the issuer', async () => {
    const jwt = issuer.issue(badge('did:web:else.example'), { kid: issuer.kid })
    expect(codes(await verifyForeign(jwt, ports)).signature).toBe('no-issuer-proof')
  })

  test('with the key in its header proves nothing: anybody can make one', async () => {
    const jwt = issuer.issue(badge('https://profile.example/'), { jwk: issuer.publicKeyJwk })
    const { signature, issuer: identity } = codes(await verifyForeign(jwt, ports))
    expect([signature, identity]).toEqual(['key-unavailable', 'did-unreachable'])
  })

  test.each<[string, object]>([
    ['another issuer', { iss: 'did:web:else.example' }],
    ['another id', { jti: 'urn:uuid:00000000-0000-4000-8000-000000000000' }],
    ['another subject', { sub: 'did:example:somebody-else' }],
    ['an end given as text', { exp: '1780000000' }],
    ['a beginning given as text', { nbf: '1780000000' }],
    ['a time of issue given as text', { iat: 'yesterday' }],
    ['a second credential', { vc: { ...badge(issuer.did), name: 'Another' } }],
  ])('whose claims name %s is refused', async (_name, claims) => {
    const { verdict, isSigned } = await verifyForeign(
      issuer.issue({ ...badge(issuer.did), ...claims }),
      ports,
    )
    expect([verdict, isSigned]).toEqual(['INVALID', false])
  })

  test.each(['at+jwt', 'JOSE', 'application/at+jwt', 'vp+jwt', 'openid4vci-proof+jwt'])(
    'of type %s is a token for something else',
    async (typ) => {
      const jwt = issuer.issue(badge(issuer.did), { kid: issuer.kid, typ })
      expect((await verifyForeign(jwt, ports)).verdict).toBe('INVALID')
    },
  )

  test.each([undefined, 'JWT', 'vc+jwt', 'application/vc+jwt', 'vc+ld+jwt'])(
    'of type %s holds a credential',
    async (typ) => {
      const jwt = issuer.issue(badge(issuer.did), { kid: issuer.kid, typ })
      expect((await verifyForeign(jwt, ports)).outcome).toBe('SOUND')
    },
  )

  test.each<[string, object, string]>([
    ['revoked', { revoked: '2026-01-01T00:00:00Z' }, 'key-ended'],
    ['expired', { expires: '2026-01-01T00:00:00Z' }, 'key-ended'],
    ['revoked at a time that cannot be read', { revoked: 'yesterday' }, 'key-ended'],
    ['to expire later', { expires: '2099-01-01T00:00:00Z' }, 'signature-valid'],
  ])('by a key that its owner’s DID document calls %s', async (_name, end, code) => {
    const [method] = issuer.didDocument.verificationMethod
    const didDocument = { ...issuer.didDocument, verificationMethod: [{ ...method, ...end }] }
    const { outcome, checks } = await verifyForeign(issuer.issue(badge(issuer.did)), knowing(didDocument))
    expect(checks.find(({ name }) => name === 'signature')?.code).toBe(code)
    expect(outcome).toBe(code === 'key-ended' ? 'INVALID' : 'SOUND')
  })

  test('begins when its nbf says so, whatever the credential says', async () => {
    const nbf = Date.parse('2030-01-01T00:00:00Z') / 1000
    const jwt = issuer.issue({ ...badge(issuer.did), nbf })
    expect((await verifyForeign(jwt, ports)).headline).toBe('Not valid before 1 January 2030.')
  })

  test('cannot lend its signature to another document', async () => {
    const jwt = issuer.issue(badge(issuer.did))
    const proof = {
      type: 'JsonWebSignature2020',
      verificationMethod: issuer.kid,
      proofPurpose: 'assertionMethod',
      proofValue: jwt.split('.')[2],
      jwt,
    }
    const document = { ...badge(issuer.did), validUntil: '2099-01-01T00:00:00Z', proof }
    expect(codes(await verifyForeign(document, ports)).signature).toBe('unknown-cryptosuite')
  })

  test.each(['', 'a.b', 'a.b.c', 'e30.e30.', 'e30.W10.AA', `${'a'.repeat(100)}.b.c`])(
    'that is damaged (%s) is malformed',
    async (text) => {
      const { verdict } = await verifyForeign(text, ports)
      expect(verdict).toBe('INVALID')
    },
  )
})

describe('an issuer that is a did:key', () => {
  const issuer = didKeyIssuer(31)

  test.each(SIGNING_SUITES)('is understood with %s, even when the fragment is left out', async (suite) => {
    for (const verificationMethod of [issuer.verificationMethod, issuer.did]) {
      const signed = await signProof(badge(issuer.did), { suite, verificationMethod, created }, issuer.sign)
      expect((await verifyForeign(signed, knowing())).outcome).toBe('SOUND')
    }
  })
})

describe('the data model', () => {
  const issuer = didKeyIssuer(32)
  const verdictOf = async (document: Record<string, unknown>) => {
    const { verificationMethod, sign } = issuer
    const signed = await signProof(document, { suite: 'eddsa-jcs-2022', verificationMethod, created }, sign)
    return verifyForeign(signed, knowing())
  }

  test('of version 1.1 is understood', async () => {
    const { validFrom: _, ...rest } = badge(issuer.did)
    const older = {
      ...rest,
      '@context': [
        'https://www.w3.org/2018/credentials/v1',
        contexts[1],
        'https://w3id.org/security/data-integrity/v2',
      ],
      issuanceDate: '2026-01-01T00:00:00Z',
    }
    expect((await verdictOf(older)).outcome).toBe('SOUND')
    const expired = await verdictOf({ ...older, expirationDate: '2026-02-01T00:00:00Z' })
    expect(expired.headline).toBe('Expired on 1 February 2026.')
  })

  test('also applies to documents whose signature does not need JSON-LD', async () => {
    expect(codes(await verdictOf({ ...badge(issuer.did), id: 'not a URL' }))['well-formed']).toBe('malformed')
    const undefinedTerm = { ...badge(issuer.did), '@context': [contexts[0]] }
    expect(codes(await verdictOf(undefinedTerm))['well-formed']).toBe('undefined-terms')
    const unknown = await verdictOf({
      ...badge(issuer.did),
      '@context': [...contexts, 'https://unknown.example/v1'],
    })
    expect([unknown.verdict, codes(unknown).signature]).toEqual(['CANNOT TELL', 'unread'])
  })

  test('is not judged in a document that is too deep or too large', async () => {
    const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ related: inner }), 'x')
    const large = Array.from({ length: 6_000 }, (_, i) => `claim ${i}`)
    for (const [claim, limit] of [
      [deep, 'levels'],
      [large, 'members'],
    ]) {
      const result = await verdictOf({ ...badge(issuer.did), credentialSubject: { ...subject, claim } })
      expect([result.verdict, codes(result).signature]).toEqual(['CANNOT TELL', 'not-worked-on'])
      expect(result.checks[0]).toMatchObject({ code: 'beyond-limits', details: { limit } })
    }
  })
})

describe('a foreign status list', () => {
  const url = 'https://foreign.example/status/1'
  const entry = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '94567',
    statusListCredential: url,
  }
  const sign = (document: Record<string, unknown>) => {
    const { verificationMethod, sign } = stranger
    return signProof(document, { suite: 'eddsa-rdfc-2022', verificationMethod, created }, sign)
  }
  const check = async (list: () => Promise<unknown>, change: object = {}) => {
    const document = { ...badge(stranger.did), credentialStatus: { ...entry, ...change } }
    const result = await verifyForeign(await sign(document), { ...knowing(), fetchStatusList: list })
    return [result.outcome, codes(result).status]
  }
  const unsigned = async (set: number[]) => {
    const { proof: _, ...list } = await statusList(stranger, url, { set })
    return list as Record<string, unknown>
  }

  test('is read, and may do without an id and an end', async () => {
    const { id: _, validUntil: __, ...list } = await unsigned([7])
    expect(await check(() => sign(list))).toEqual(['SOUND', 'not-revoked'])
    expect(await check(() => sign(list), { statusListIndex: '7' })).toEqual(['INVALID', 'revoked'])
  })

  test('of several purposes counts for each', async () => {
    const list = await unsigned([7])
    const both = { ...(list.credentialSubject as object), statusPurpose: ['revocation', 'suspension'] }
    const change = { statusListIndex: '7', statusPurpose: 'suspension' }
    expect(await check(() => sign({ ...list, credentialSubject: both }), change)).toEqual([
      'INVALID',
      'suspended',
    ])
  })

  test.each<[string, () => Promise<unknown>, object]>([
    ['that cannot be fetched', () => Promise.reject(new Error('down')), {}],
    ['of an unknown kind', async () => sign(await unsigned([])), { type: 'StatusList2021Entry' }],
    [
      'that is too short for the index',
      async () => sign(await unsigned([])),
      { statusListIndex: '99999999' },
    ],
    ['that is not signed', () => unsigned([]), {}],
  ])('%s leaves the status open', async (_name, list, change) => {
    expect((await check(list, change))[0]).toBe('CANNOT TELL')
  })
})
