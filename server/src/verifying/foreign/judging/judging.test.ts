import { generateKeyPairSync, sign } from 'node:crypto'
import { generalPath, openSecured, signProof } from '@credenza/credential/general'
import { afterAll, describe, expect, test } from 'vitest'
import { ApiError } from '../../../platform/http/api-error.ts'
import { judgedPath, openJudged } from './judged-path.ts'
import { type JudgingLimits, openJudging, TooCostly } from './open-judging.ts'

const V2 = 'https://www.w3.org/ns/credentials/v2'
const document = {
  '@context': [V2, 'https://www.w3.org/ns/credentials/examples/v2'],
  type: ['VerifiableCredential', 'AlumniCredential'],
  issuer: 'did:web:a.example',
  credentialSubject: { alumniOf: 'The School of Examples' },
}
const limits: JudgingLimits = {
  places: 2,
  requestMs: 20_000,
  jobMs: 20_000,
  mostRequests: 3,
  mostAway: 2,
  mostOfOneCaller: 2,
}
const judging = openJudging(limits)
afterAll(() => judging.close())

describe('a judge', () => {
  test.each<[string, object]>([
    ['a sound document', document],
    ['no credential', { ...document, type: [] }],
    ['an undefined term', { ...document, '@context': [V2], unheard: 1 }],
    ['an unknown context', { ...document, '@context': [V2, 'https://b.example/v1'] }],
    ['a document beyond the limits', { ...document, '@context': [V2, V2] }],
  ])('gives the same result for %s as without one', async (_, one) => {
    const directly = await generalPath.hashDocument(one as typeof document)
    expect(await judging.forJob((judge) => judgedPath(judge).hashDocument(one as typeof document))).toEqual(
      directly,
    )
  })

  test('checks proofs as without one', async () => {
    const key = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
    const options = {
      suite: 'eddsa-rdfc-2022',
      verificationMethod: `did:key:${key}#${key}`,
      created: '2026-01-01T00:00:00Z',
    } as const
    const signed = await signProof(document, options, () => new Uint8Array(64))
    const request = {
      document: signed,
      proof: signed.proof as Record<string, unknown>,
      key: { type: 'Multikey', publicKeyMultibase: key },
      purpose: 'assertionMethod',
      now: new Date('2026-02-01'),
    }
    expect(await judging.forJob((judge) => judgedPath(judge).verifyProof(request))).toBe('invalid')
    const other = {
      ...request,
      purpose: 'authentication',
      proof: { ...request.proof, cryptosuite: 'unheard' },
    }
    expect(await judging.forJob((judge) => judgedPath(judge).verifyProof(other))).toBe('unknown-cryptosuite')
  })

  test('opens a JWT, whose signature is nobody else’s', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${base64({ alg: 'EdDSA', kid: 'did:web:a.example#k' })}.${base64(document)}`
    const signature = sign(null, Buffer.from(content), privateKey).toString('base64url')
    const jwt = `${content}.${signature}`
    const key = { publicKeyJwk: publicKey.export({ format: 'jwk' }) }
    await judging.forJob(async (judge) => {
      const secured = await openJudged(judge, jwt)
      expect(secured.document).toEqual(openSecured(jwt).document)
      const [proof] = secured.document.proof as [Record<string, unknown>]
      const request = { proof, key, purpose: 'assertionMethod', now: new Date() }
      expect(await secured.general.verifyProof({ ...request, document: secured.document })).toBe('valid')
      expect(await secured.general.verifyProof({ ...request, document: { ...secured.document } })).not.toBe(
        'valid',
      )
    })
    await judging.forJob((judge) => expect(openJudged(judge, 'a.b.c')).rejects.toThrow(TypeError))
  })

  test('reads a JWT of version 1.1 as without one, including as plain JSON', async () => {
    const vc = {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiableCredential'],
      issuer: 'did:web:a.example',
      issuanceDate: '2026-01-01T00:00:00Z',
      credentialSubject: { unheard: 1 },
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const jwt = `${part({ alg: 'EdDSA' })}.${part({ vc })}.AA`
    const opened = openSecured(jwt)
    const read = await judging.forJob(async (judge) => {
      const { document, general } = await openJudged(judge, jwt)
      return general.hashDocument(document)
    })
    expect(read).toMatchObject({ ok: true })
    expect(read).toEqual(await opened.general.hashDocument(opened.document))
  })

  test('whose time is used up reports that it costs too much, and never that it is sound', async () => {
    const hasty = openJudging({ ...limits, requestMs: 0 })
    const hash = await hasty.forRequest('a', (judge) => judgedPath(judge).hashDocument(document))
    expect(hash).toEqual({ ok: false, reason: 'beyond-limits', limit: 'cost' })
    await expect(hasty.forRequest('a', ({ run }) => run('openJwt', 'a.b.c'))).rejects.toThrow(TooCostly)
    expect(await hasty.tryForRequest('a', 'plainJpeg', Buffer.from('x'))).toBeUndefined()
    await hasty.close()
  })
})

describe('what is being judged', () => {
  const codeOf = (error: unknown) =>
    error instanceof ApiError && [error.code, error.status, Number(error.retryAfterSeconds) > 0]

  test('is limited, for each caller and in all; jobs wait', async () => {
    const { promise: until, resolve: end } = Promise.withResolvers<void>()
    const begun = ['a', 'a', 'b'].map((caller) => judging.forRequest(caller, () => until))
    expect(codeOf(await judging.forRequest('a', async () => 1).catch((error) => error))).toEqual([
      'too_many_requests',
      429,
      true,
    ])
    expect(codeOf(await judging.forRequest('c', async () => 1).catch((error) => error))).toEqual([
      'too_many_requests',
      429,
      true,
    ])
    expect(await judging.forJob(async () => 1)).toBe(1)
    end()
    await Promise.all(begun)
    expect(await judging.forRequest('c', async () => 1)).toBe(1)
  })

  test('leaves its place to others while it waits for other people’s hosts; too many that wait are refused', async () => {
    const { promise: until, resolve: end } = Promise.withResolvers<void>()
    const { promise: until2, resolve: end2 } = Promise.withResolvers<void>()
    // Each asks two hosts at once, and is judged while they answer.
    const waiting = ['a', 'b'].map((caller) =>
      judging.forRequest(caller, async ({ away }) => Promise.all([away(() => until), away(() => until)])),
    )
    const busy = ['c', 'c', 'd'].map((caller) => judging.forRequest(caller, () => until2))
    expect(codeOf(await judging.forRequest('e', async () => 1).catch((error) => error))).toContain(429)
    end2()
    await Promise.all(busy)
    const turnedAway = judging.forRequest('c', ({ away }) => away(async () => 1).catch(() => 'CANNOT TELL'))
    expect(codeOf(await turnedAway.catch((error) => error))).toContain(429)
    expect(await judging.forRequest('c', async () => 1)).toBe(1)
    const second = judging.forRequest('a', () => until)
    expect(codeOf(await judging.forRequest('a', async () => 1).catch((error) => error))).toContain(429)
    end()
    await Promise.all([...waiting, second])
    expect(await judging.forRequest('c', ({ away }) => away(async () => 1))).toBe(1)
  })

  test('ends with its request, even if a host answers later', async () => {
    const { promise: until, resolve: end } = Promise.withResolvers<void>()
    const abandon = (caller: string) => judging.forRequest(caller, async ({ away }) => void away(() => until))
    await Promise.all(['a', 'b'].map(abandon))
    await Promise.all(['c', 'd'].map(abandon))
    end()
    const { promise: until2, resolve: end2 } = Promise.withResolvers<void>()
    await new Promise((resolve) => setImmediate(resolve))
    const begun = ['a', 'b', 'c'].map((caller) => judging.forRequest(caller, () => until2))
    expect(codeOf(await judging.forRequest('d', async () => 1).catch((error) => error))).toContain(429)
    end2()
    await Promise.all(begun)
  })
})
