import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { readSdJwt, writeSdJwt } from '@credenza/credential/sd-jwt'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { type Asked, attempt, sendTo, shownTo, toKeyOf } from '../../../test/acts/attempts.ts'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeIssuer, nobody, type Organisation, ok } from '../../../test/acts/people.ts'
import { codeOf, postForm, readRequest } from '../../../test/acts/presentations.ts'
import { type HeldCredential, intoWallet } from '../../../test/stand-ins/other-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { randomBytes } from '../../platform/random-bytes.ts'
import { currentKeyId } from '../../proof/issuer/signing-keys.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
const holder = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const signAsStranger = (data: string) =>
  sign('sha256', Buffer.from(data), { key: holder.privateKey, dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  )

const [id] = await acceptedCertificates(world, { issuer, verifier, student })
await world.until(
  async () => ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data.anchor?.final,
)
const held = await intoWallet(world, student, id!)
const other = await makeIssuer(world, admin)
afterAll(() => world.close())

const ask = async (): Promise<Asked> => attempt(world, await codeOf(world, verifier))
const seconds = () => Math.floor(world.ctx.clock().getTime() / 1000)
const outcomeOf = async (asked: Asked, answer: { statusCode: number; body: string }) => {
  const { verdict } = await readRequest(world, verifier, asked.code)
  return answer.statusCode === 200 ? verdict : JSON.parse(answer.body).key
}

/** An SD-JWT that another approved issuer signs with its own keys, in place of the certificate's. */
async function signedByOther(change: (open: Record<string, unknown>) => object, header: object = {}) {
  const key = await walletKey(world.ctx, other.id)
  const { _sd, _sd_alg, ...open } = readSdJwt(held.text).jws.claims
  const cnf = { jwk: holder.publicKey.export({ format: 'jwk' }) }
  const text = await writeSdJwt({
    header: { kid: key.publicKeyMultibase, x5c: key.x5c, ...header },
    open: { ...open, cnf, iat: seconds(), ...change(open) },
    hidden: { name: student.name },
    sign: key.sign,
    random: randomBytes,
  })
  return { text, sign: signAsStranger }
}

describe('an issuer does not borrow another’s certificate', () => {
  const otherUrl = () => `${publicUrl}/issuers/${other.id}`
  const certificateWith = (open: Record<string, unknown>, key: string) => ({
    certificate: { ...(open.certificate as object), key },
  })
  const didOf = ({ id }: Organisation) =>
    `did:web:${encodeURIComponent(new URL(publicUrl).host)}:issuers:${id}`
  test.each<[why: string, code: string, forge: () => Promise<HeldCredential>]>([
    ['in that issuer’s name', 'key-not-listed', () => signedByOther(() => ({}))],
    [
      'in that issuer’s name, with its certificate for the key in the header',
      'key-not-listed',
      () => signedByOther(() => ({}), { x5c: readSdJwt(held.text).jws.header.x5c }),
    ],
    [
      'in that issuer’s name, naming the key by its own DID',
      'key-not-issuers',
      async () => {
        const { publicKeyMultibase } = await walletKey(world.ctx, other.id)
        return signedByOther(() => ({}), { kid: `${didOf(other)}#${publicKeyMultibase}` })
      },
    ],
    [
      'in its own name, with that certificate',
      'key-not-issuers',
      () => signedByOther(() => ({ iss: otherUrl() })),
    ],
    [
      'in its own name, with that certificate under its own key',
      'log-issuer-differs',
      async () => {
        const key = await currentKeyId(world.ctx.db, other.id)
        return signedByOther((open) => ({
          iss: otherUrl(),
          ...certificateWith(open, `${didOf(other)}#${key}`),
        }))
      },
    ],
    [
      'under an address that only looks like that issuer’s',
      'log-issuer-differs',
      () => signedByOther(() => ({ iss: `${publicUrl}/issuers/${issuer.id}/../${other.id}` })),
    ],
    ['under two addresses', 'malformed', () => signedByOther((open) => ({ iss: [open.iss, otherUrl()] }))],
  ])('%s: %s', async (_, code, forge) => {
    const forged = await forge()
    const asked = await ask()
    const answer = await sendTo(world, asked, await shownTo(world, asked, forged))
    expect(await outcomeOf(asked, answer)).toBe('invalid.answer_not_valid')
    const { checks } = ok(await callAs(world, nobody, 'POST', '/api/verify', forged.text as never)).data
    expect(checks.map((check: { code: string }) => check.code)).toContain(code)
  })
})

describe('a key binding is refused', () => {
  /** The presentation with another key binding, really signed by the holder, or by `signed`. */
  async function boundWith(asked: Asked, claims: object, header: object = {}, signed = held.sign) {
    const shown = await shownTo(world, asked, held)
    const presented = shown.slice(0, shown.lastIndexOf('~') + 1)
    const body = {
      aud: asked.client_id,
      nonce: asked.nonce,
      iat: seconds(),
      sd_hash: hash('sha256', presented, 'base64url'),
      ...claims,
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'ES256', typ: 'kb+jwt', ...header })}.${part(body)}`
    return `${presented}${text}.${signed(text)}`
  }

  test('but not the usual one', async () => {
    const asked = await ask()
    expect(await outcomeOf(asked, await sendTo(world, asked, await boundWith(asked, {})))).toBe('VALID')
  })

  test.each<[why: string, claims: (asked: Asked) => object, header?: object]>([
    ['over another presentation', () => ({ sd_hash: hash('sha256', 'another', 'base64url') })],
    ['over nothing', () => ({ sd_hash: undefined })],
    ['over a hash in another spelling', () => ({ sd_hash: hash('sha256', 'another', 'hex') })],
    ['for several askers', ({ client_id }) => ({ aud: [client_id, 'x509_hash:another'] })],
    ['for the address in the place of the asker', ({ response_uri }) => ({ aud: response_uri })],
    ['with the nonce among others', ({ nonce }) => ({ nonce: [nonce] })],
    ['without a time', () => ({ iat: undefined })],
    ['with a time that is no number', () => ({ iat: String(seconds()) })],
    ['from tomorrow', () => ({ iat: seconds() + 86_400 })],
    ['of another type', () => ({}), { typ: 'JWT' }],
    ['with an algorithm of another kind of key', () => ({}), { alg: 'RS256' }],
    ['with an extension that must be understood', () => ({}), { crit: ['b64'], b64: false }],
  ])('%s', async (_, claims, header = {}) => {
    const asked = await ask()
    const text = await boundWith(asked, claims(asked), header)
    expect((await sendTo(world, asked, text)).json().key).toBe('invalid.answer_unbound')
  })

  test('with a key in its own header', async () => {
    const asked = await ask()
    const jwk = holder.publicKey.export({ format: 'jwk' })
    const text = await boundWith(asked, {}, { jwk }, signAsStranger)
    expect((await sendTo(world, asked, text)).json().key).toBe('invalid.answer_unbound')
  })
})

describe('an envelope is refused', () => {
  const unreadable = async (asked: Asked, response: string) =>
    expect((await postForm(world, asked.response_uri, { response })).json().key).toBe(
      'invalid.answer_unreadable',
    )
  const saidBy = async (asked: Asked) => ({
    vp_token: { certificate: [await shownTo(world, asked, held)] },
    state: asked.state,
  })
  const encryptedWith = async (asked: Asked, header: object, content?: string) => {
    const [jwk] = asked.client_metadata.jwks.keys
    const text = content ?? JSON.stringify(await saidBy(asked))
    return new CompactEncrypt(Buffer.from(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...header })
      .encrypt(await importJWK(jwk as never, 'ECDH-ES'))
  }

  test.each([
    ['with a wrapped key', { alg: 'ECDH-ES+A256KW' }],
    ['with another cipher', { enc: 'A256CBC-HS512' }],
  ])('%s', async (_, header) => {
    const asked = await ask()
    await unreadable(asked, await encryptedWith(asked, header))
  })

  test('under a key that anyone can derive', async () => {
    const asked = await ask()
    const { x } = asked.client_metadata.jwks.keys[0] as { x: string }
    const direct = await new CompactEncrypt(Buffer.from(JSON.stringify(await saidBy(asked))))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(Buffer.from(x, 'base64url'))
    await unreadable(asked, direct)
  })

  test('that unpacks to much more than was sent', async () => {
    const asked = await ask()
    const bomb = JSON.stringify({ ...(await saidBy(asked)), more: 'A'.repeat(20_000_000) })
    await unreadable(asked, await encryptedWith(asked, { zip: 'DEF' }, bomb))
  })

  test('that was cut, or holds no object', async () => {
    const asked = await ask()
    const whole = await toKeyOf(asked, await saidBy(asked))
    await unreadable(asked, whole.slice(0, -4))
    await unreadable(asked, whole.split('.').slice(0, 4).join('.'))
    for (const content of ['[]', 'null', '"text"', '{"state":']) {
      const next = await attempt(world, asked.code)
      await unreadable(next, await encryptedWith(next, {}, content))
    }
  })

  test('with a certificate under two names, that of another type, or a name that nobody asked for', async () => {
    const { code } = await ask()
    for (const [names, refused] of [
      [['certificate', 'learning'], 'invalid.answer_unreadable'],
      [['learning'], 'invalid.answer_incomplete'],
      [['__proto__'], 'invalid.answer_unreadable'],
      [['constructor'], 'invalid.answer_unreadable'],
    ] as const) {
      const asked = await attempt(world, code)
      const text = await shownTo(world, asked, held)
      const vp_token = JSON.parse(`{${names.map((name) => `"${name}":[${JSON.stringify(text)}]`).join(',')}}`)
      expect((await sendTo(world, asked, text, { vp_token })).json().key).toBe(refused)
    }
    expect((await readRequest(world, verifier, code)).state).toBe('waiting')
  })
})
