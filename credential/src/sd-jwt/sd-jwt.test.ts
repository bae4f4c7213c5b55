import { createPublicKey, hash, randomBytes, verify } from 'node:crypto'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bindingOf,
  certificate,
  claimsOf,
  digestOf,
  disclosureOf,
  forgedJwt,
  holderKey,
  listIndex,
  listUrl,
  p256Key,
  presented,
  sdJwtOf,
  universityUrl,
  walletKey,
} from '../../test/wallet.ts'
import { isSignedBy } from '../crypto/verify-jws.ts'
import { STATUS_LIST_ENTRIES } from '../status/bits.ts'
import { tokenStatuses, writeTokenList } from '../status/token-list.ts'
import { isBound } from './key-binding.ts'
import { looksLikeSdJwt, readSdJwt, SdJwtError } from './read-sd-jwt.ts'
import { writeSdJwt } from './write-sd-jwt.ts'

const verifyWith = (jwk: object) => (data: string, signature: string) =>
  verify(
    'sha256',
    Buffer.from(data),
    { key: createPublicKey({ key: jwk as never, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )

const audience = 'https://employer.example'
const nonce = 'n-4711'
const at = new Date('2026-11-20T12:00:00Z')
const asked = { audience, nonce, at }
const expected = { audience, nonce, now: at }

const revoked = new Set<string>()

/** A foreign implementation. */
const oracle = new SDJwtVcInstance({
  hasher: (data: string | ArrayBuffer) => hash('sha256', Buffer.from(data as string), 'buffer'),
  hashAlg: 'sha-256',
  saltGenerator: () => randomBytes(16).toString('base64url'),
  signer: (data: string) => Buffer.from(walletKey.sign(Buffer.from(data))).toString('base64url'),
  signAlg: 'ES256',
  verifier: verifyWith(walletKey.jwk),
  kbVerifier: verifyWith(holderKey.jwk),
  statusListFetcher: async (url: string) => {
    const invalid = revoked.has(url) ? [listIndex] : []
    const statuses = tokenStatuses(STATUS_LIST_ENTRIES, { invalid, suspended: [] })
    const iat = at.getTime() / 1000
    const times = { iat, exp: iat + 86_400, ttl: 60 }
    return writeTokenList({ statuses, url, issuer: universityUrl, header: {}, times }, walletKey.sign)
  },
  statusVerifier: verifyWith(walletKey.jwk),
})

describe('the SD-JWT of a certificate', () => {
  test('says openly what was awarded, and hides the person and the results', () => {
    const text = sdJwtOf()
    const open = JSON.stringify(claimsOf(text))
    for (const secret of ['Layla', 'layla@', '2001-02-03', '3.72', 'bridges'])
      expect(open).not.toContain(secret)
    expect(claimsOf(text)).toMatchObject({
      issuing_authority: 'Example University',
      achievement_title: 'Bachelor of Engineering',
      date_of_issuance: '2026-11-20',
      certificate: { id: certificate.id, key: certificate.proof[0]!.verificationMethod },
    })
    expect(readSdJwt(text).claims).toMatchObject({
      name: 'Layla Haddad',
      email: 'layla@students.example',
      birthdate: '2001-02-03',
      grade: 'A',
      gpa: '3.72 / 4',
      results: [{ name: 'Thesis', value: 'On bridges' }],
    })
  })

  test('shows only what its holder chose', () => {
    const { claims } = readSdJwt(presented(sdJwtOf(), ['grade']))
    expect(claims.grade).toBe('A')
    for (const kept of ['name', 'email', 'birthdate', 'gpa', 'results'])
      expect(claims).not.toHaveProperty(kept)
  })

  test('has as many digests with few claims as with more, in an order that says nothing', () => {
    const digests = (text: string) => claimsOf(text)._sd as string[]
    const few = sdJwtOf({ hidden: { email: undefined, birthdate: undefined, gpa: undefined } })
    expect(digests(few)).toHaveLength(digests(sdJwtOf()).length)
    expect(digests(few)).toEqual(digests(few).toSorted())
  })
})

describe('@sd-jwt/sd-jwt-vc', () => {
  test('verifies what we issue, whole, shortened, bound to a nonce, and by its status', async () => {
    const text = sdJwtOf()
    const now = { currentDate: at.getTime() / 1000 }
    expect((await oracle.verify(text, now)).payload).toMatchObject({ name: 'Layla Haddad', grade: 'A' })
    const shown = await oracle.verify(presented(text, ['grade'], asked), { ...now, keyBindingNonce: nonce })
    expect(shown.payload).toMatchObject({ grade: 'A' })
    expect(shown.payload).not.toHaveProperty('name')
    await expect(
      oracle.verify(presented(text, ['grade'], asked), { ...now, keyBindingNonce: 'another' }),
    ).rejects.toThrow()
    revoked.add(listUrl)
    await expect(oracle.verify(text, now)).rejects.toThrow('Status is not valid')
    revoked.clear()
  })

  test('issues what we verify, with disclosures within disclosures and in lists', async () => {
    const payload = {
      iss: 'https://university.example',
      iat: 1_764_000_000,
      vct: 'https://university.example/degree',
      name: 'Layla',
      address: { city: 'Aleppo', country: 'SY' },
      courses: ['Bridges', 'Roads', 'Water'],
    }
    const text = await oracle.issue(payload, {
      _sd: ['name', 'address'],
      address: { _sd: ['city'] },
      courses: { _sd: [0, 2] },
    })
    const read = readSdJwt(text)
    expect(read.claims).toEqual(payload)
    expect(await isSignedBy(read.jws, { publicKeyJwk: walletKey.jwk })).toBe(true)
    const shown = await oracle.present(text, { courses: { 2: true } } as never)
    expect(readSdJwt(shown).claims).toMatchObject({ courses: ['Roads', 'Water'] })
    expect(readSdJwt(shown).claims).not.toHaveProperty('name')
  })

  test('agrees with us on any claims', async () => {
    const name = fc.stringMatching(/^[a-zA-Z]\w{0,12}$/).filter((one) => !(one in certificate))
    // JSON has no -0, so compare what JSON gives back.
    const value = fc
      .jsonValue({ maxDepth: 2 })
      .filter((one) => !JSON.stringify(one).includes('__proto__'))
      .map((one) => JSON.parse(JSON.stringify(one)))
    const fixed = ['iss', 'vct', 'iat', 'nbf', 'exp', 'cnf', 'status', 'sub', 'aud', 'jti']
    const claims = fc
      .dictionary(name, value, { maxKeys: 6 })
      .filter((one) => !Object.keys(one).some((key) => fixed.includes(key)))
    await fc.assert(
      fc.asyncProperty(claims, async (hidden) => {
        const open = { iss: 'https://university.example', vct: 'urn:example:degree' }
        const text = await writeSdJwt({ header: {}, open, hidden, sign: walletKey.sign, random: randomBytes })
        const ours = readSdJwt(text).claims
        expect(ours).toEqual({ ...open, ...hidden })
        expect((await oracle.verify(text)).payload).toEqual(ours)
        const theirs = await oracle.issue(
          { ...open, ...hidden } as never,
          { _sd: Object.keys(hidden) } as never,
        )
        expect(readSdJwt(theirs).claims).toEqual({ ...open, ...hidden })
      }),
      { numRuns: 40 },
    )
  })
})

describe('an SD-JWT is refused', () => {
  const [jwt = '', ...disclosures] = sdJwtOf().split('~').slice(0, -1)
  const withClaims = (claims: object, ...shown: string[]) =>
    [forgedJwt({ alg: 'ES256', typ: 'dc+sd-jwt' }, { vct: 'x', ...claims }), ...shown, ''].join('~')
  const read = (text: string) => () => readSdJwt(text)
  const one = disclosureOf('salt', 'grade', 'A')

  test.each<[why: string, text: string]>([
    ['with a disclosure of another SD-JWT', [jwt, ...sdJwtOf().split('~').slice(1)].join('~')],
    ['with a value changed', [jwt, disclosureOf('salt', 'grade', 'A+'), ''].join('~')],
    ['with the same disclosed twice', [jwt, disclosures[0], disclosures[0], ''].join('~')],
    ['with a digest twice in a list', withClaims({ _sd: [digestOf(one), digestOf(one)] }, one)],
    [
      'with a digest twice at different places',
      withClaims({ _sd: [digestOf(one)], a: { _sd: [digestOf(one)] } }, one),
    ],
    ['with a digest that nobody disclosed twice', withClaims({ _sd: ['x', 'x'] })],
    ['with a claim that is open already', withClaims({ grade: 'B', _sd: [digestOf(one)] }, one)],
    [
      'with two disclosures of one name',
      withClaims(
        { _sd: [digestOf(one), digestOf(disclosureOf('s', 'grade', 'B'))] },
        one,
        disclosureOf('s', 'grade', 'B'),
      ),
    ],
    ...['_sd', '...'].map((name): [string, string] => {
      const trick = disclosureOf('salt', name, [digestOf(one)])
      return [`with a disclosure named ${name}`, withClaims({ _sd: [digestOf(trick)] }, trick)]
    }),
    [
      'with a digest inside a disclosure that stands elsewhere too',
      (() => {
        const outer = disclosureOf('salt', 'outer', { _sd: [digestOf(one)] })
        return withClaims({ _sd: [digestOf(outer), digestOf(one)] }, outer, one)
      })(),
    ],
    [
      'with an element in the place of a claim',
      (() => {
        const element = disclosureOf('salt', 'A')
        return withClaims({ _sd: [digestOf(element)] }, element)
      })(),
    ],
    ['with a claim in the place of an element', withClaims({ grades: [{ '...': digestOf(one) }] }, one)],
    ['with more beside the digest of an element', withClaims({ grades: [{ '...': digestOf(one), a: 1 }] })],
    ['with a digest outside a list', withClaims({ a: { '...': digestOf(one) } })],
    ['with digests that are not a list', withClaims({ _sd: { 0: digestOf(one) } }, one)],
    ['with digests that are not texts', withClaims({ _sd: [1] })],
    ['with another hash', withClaims({ _sd_alg: 'md5', _sd: [digestOf(one)] }, one)],
    ...['iss', 'exp', 'nbf', 'cnf', 'vct#integrity', 'status'].map((name): [string, string] => {
      const hidden = disclosureOf('salt', name, name === 'iss' ? 'https://stranger.example' : { a: 1 })
      return [`with '${name}' hidden`, withClaims({ _sd: [digestOf(hidden)] }, hidden)]
    }),
    [
      'with a part of its status hidden',
      (() => {
        const uri = disclosureOf('salt', 'uri', 'https://stranger.example')
        return withClaims({ status: { status_list: { idx: 1, _sd: [digestOf(uri)] } } }, uri)
      })(),
    ],
    ['that nobody signed', `${disclosureOf()}.${jwt.split('.')[1]}.~`],
    ['with alg none', `${forgedJwt({ alg: 'none', typ: 'dc+sd-jwt' }, { vct: 'x' })}~`],
    ['with a symmetric algorithm', `${forgedJwt({ alg: 'HS256', typ: 'dc+sd-jwt' }, { vct: 'x' })}~`],
    [
      'with an extension that must be understood',
      `${forgedJwt({ alg: 'ES256', typ: 'dc+sd-jwt', crit: ['b64'], b64: false }, { vct: 'x' })}~`,
    ],
    ['of another type', `${forgedJwt({ alg: 'ES256', typ: 'kb+jwt' }, { vct: 'x' })}~`],
    ['that is too long', `${jwt}~${'A'.repeat(300_000)}~`],
    ['that discloses too much', `${jwt}~${`${one}~`.repeat(300)}`],
  ])('%s', (_, text) => {
    expect(read(text)).toThrow(SdJwtError)
  })

  test('but not with a claim called __proto__, which stays a claim', () => {
    const trick = disclosureOf('salt', '__proto__', { admin: true })
    const { claims } = readSdJwt(withClaims({ _sd: [digestOf(trick)] }, trick))
    expect(Object.hasOwn(claims, '__proto__')).toBe(true)
    expect((claims as { admin?: unknown }).admin).toBeUndefined()
  })

  test('when it was only signed for somebody else’s key', async () => {
    const { jws } = readSdJwt(sdJwtOf({}, p256Key()))
    expect(await isSignedBy(jws, { publicKeyJwk: walletKey.jwk })).toBe(false)
  })
})

describe('key binding', () => {
  const text = sdJwtOf()
  const shown = presented(text, ['grade'], asked)
  const check = (shown: string, changes: object = {}) =>
    isBound(readSdJwt(shown), { ...expected, ...changes })

  test('holds for whom, what and when it was made', async () => {
    expect(await check(shown)).toBe(true)
    expect(await isBound(readSdJwt(shown))).toBe(true)
  })

  test('is refused for another audience or nonce, late, or from the future', async () => {
    expect(await check(shown, { audience: 'https://other.example' })).toBe(false)
    expect(await check(shown, { nonce: 'n-4712' })).toBe(false)
    expect(await check(shown, { now: new Date(at.getTime() + 11 * 60_000) })).toBe(false)
    expect(await check(shown, { now: new Date(at.getTime() - 11 * 60_000) })).toBe(false)
  })

  test('is refused for more or fewer disclosures than were signed, and for another SD-JWT', async () => {
    const binding = shown.slice(shown.lastIndexOf('~') + 1)
    for (const names of [[], ['grade', 'name'], ['name']])
      expect(await check(presented(text, names) + binding)).toBe(false)
    expect(await check(presented(sdJwtOf(), ['grade']) + binding)).toBe(false)
  })

  test('is refused by another key, without one, and of another type', async () => {
    expect(await check(presented(text, ['grade'], asked, p256Key()))).toBe(false)
    expect(await check(presented(text, ['grade']))).toBe(false)
    expect(await check(presented(sdJwtOf({ open: { cnf: undefined } }), ['grade'], asked))).toBe(false)
    const plain = presented(text, ['grade'])
    const claims = claimsOf(bindingOf(plain, asked))
    for (const header of [
      { alg: 'ES256', typ: 'jwt' },
      { alg: 'none', typ: 'kb+jwt' },
    ])
      expect(await check(plain + forgedJwt(header, claims, holderKey))).toBe(false)
  })
})

test('texts with and without key binding look like SD-JWTs, and JWTs do not', () => {
  expect(looksLikeSdJwt(sdJwtOf())).toBe(true)
  expect(looksLikeSdJwt(presented(sdJwtOf(), [], asked))).toBe(true)
  expect(looksLikeSdJwt(sdJwtOf().split('~')[0]!)).toBe(false)
  expect(looksLikeSdJwt('CRDZ1:~')).toBe(false)
})
