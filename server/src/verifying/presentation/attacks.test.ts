import { generateKeyPairSync, hash, randomBytes } from 'node:crypto'
import { readSdJwt, writeSdJwt } from '@credenza/credential/sd-jwt'
import { CompactEncrypt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { type Asked, attempt, broughtBack, sendTo, shownTo, toKeyOf } from '../../../test/acts/attempts.ts'
import { acceptedCertificates, revoke, suspend } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { begun, codeOf, postForm, readRequest } from '../../../test/acts/presentations.ts'
import { intoWallet, otherWallet } from '../../../test/stand-ins/other-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { generateP256Key } from '../../platform/keys/p256-key.ts'

const { world, issuer, verifier, student } = await openRolesWorld()

const ids = await acceptedCertificates(world, { issuer, verifier, student }, 4)
const held = await intoWallet(world, student, ids[0]!)
const other = await intoWallet(world, student, ids[1]!)
afterAll(() => world.close())

const ask = async (wallet?: string): Promise<Asked> => attempt(world, await codeOf(world, verifier), wallet)
const send = (asked: Asked, presentation: unknown, changes?: object) =>
  sendTo(world, asked, presentation, changes)
const shown = (asked: Asked, credential = held, names = ['name'], changes: object = {}) =>
  shownTo(world, asked, credential, { names, ...changes })

const keyOf = (answer: { json(): { key?: string; error: string } }) => answer.json().key
const stateOf = async ({ code }: Asked) => (await readRequest(world, verifier, code)).state

/** An SD-JWT with the same content as ours, which anybody can write. */
const forgedBy = (key: ReturnType<typeof generateP256Key>['key'], open: object, hidden: object) =>
  writeSdJwt({
    header: readSdJwt(held.text).jws.header,
    open: { ...readSdJwt(held.text).jws.claims, _sd: undefined, _sd_alg: undefined, ...open },
    hidden: { ...hidden },
    sign: key.sign,
    random: randomBytes,
  })

describe('an answer is refused', () => {
  test.each<[why: string, make: (asked: Asked) => Promise<unknown>, key: string]>([
    [
      'for another audience',
      (asked) => shown(asked, held, ['name'], { audience: 'x509_hash:other' }),
      'unbound',
    ],
    ['with another nonce', (asked) => shown(asked, held, ['name'], { nonce: 'another' }), 'unbound'],
    [
      'that is hours old',
      (asked) => shown(asked, held, ['name'], { at: new Date(Date.now() - 3 * 3_600_000) }),
      'unbound',
    ],
    ['signed by another key', (asked) => shown(asked, { ...held, sign: other.sign }), 'unbound'],
    [
      'without key binding',
      async (asked) => {
        const text = await shown(asked)
        return text.slice(0, text.lastIndexOf('~') + 1)
      },
      'unbound',
    ],
    [
      'with a disclosure left out after signing',
      async (asked) => {
        const [jwt, name, , binding] = (await shown(asked, held, ['name', 'email'])).split('~')
        return [jwt, name, binding].join('~')
      },
      'unbound',
    ],
    [
      'with a disclosure of another certificate',
      async (asked) => {
        const [jwt, , binding] = (await shown(asked)).split('~')
        return [jwt, (await shown(asked, other)).split('~')[1], binding].join('~')
      },
      'unreadable',
    ],
    [
      'with the same disclosed twice',
      async (asked) => {
        const [jwt, name, binding] = (await shown(asked)).split('~')
        return [jwt, name, name, binding].join('~')
      },
      'unreadable',
    ],
    [
      'without the fact that only a decoy or a hidden digest stands for',
      (asked) => shown(asked, held, []),
      'incomplete',
    ],
    ['with more than was asked for', (asked) => shown(asked, held, ['name', 'email']), 'excessive'],
    ['that is not a presentation', async () => ({ name: 'Layla' }), 'unreadable'],
    [
      'with alg none',
      async (asked) => {
        const [jwt, ...rest] = (await shown(asked)).split('~')
        const header = Buffer.from('{"alg":"none","typ":"dc+sd-jwt"}').toString('base64url')
        return [`${header}.${jwt!.split('.')[1]}.`, ...rest].join('~')
      },
      'unreadable',
    ],
  ])('%s', async (_why, make, key) => {
    const asked = await ask()
    expect(keyOf(await send(asked, await make(asked)))).toBe(`invalid.answer_${key}`)
    expect(await stateOf(asked)).toBe('waiting')
  })

  test('bound to no key, or of another type', async () => {
    const { key } = generateP256Key(world.ctx.keys)
    for (const [open, why] of [
      [{ cnf: undefined }, 'unbound'],
      [{ vct: 'https://elsewhere.example/degree' }, 'incomplete'],
    ] as const) {
      const asked = await ask()
      const text = await forgedBy(key, open, { name: student.name })
      const answer = await send(asked, await shown(asked, { ...held, text }))
      expect(keyOf(answer)).toBe(`invalid.answer_${why}`)
    }
  })

  test('with two claims of one name', async () => {
    const asked = await ask()
    const { key } = generateP256Key(world.ctx.keys)
    const text = await forgedBy(key, { name: 'Somebody else' }, { name: student.name })
    const [jwt, disclosure] = text.split('~')
    expect(keyOf(await send(asked, `${jwt}~${disclosure}~`))).toBe('invalid.answer_unreadable')
  })

  test('for several credentials, or under another name', async () => {
    const asked = await ask()
    const text = await shown(asked)
    for (const vp_token of [{ certificate: [text, text] }, { degree: [text] }, [text], text]) {
      const next = await attempt(world, asked.code)
      expect(keyOf(await send(next, text, { vp_token }))).toBe('invalid.answer_unreadable')
    }
  })
})

describe('an envelope is refused', () => {
  test('with the state of another attempt, or none; the right one still counts', async () => {
    const [asked, second] = [await ask(), await ask()]
    const text = await shown(asked)
    for (const state of [second.state, undefined])
      expect(keyOf(await send(asked, text, { state }))).toBe('invalid.answer_unreadable')
    expect((await send(asked, text)).statusCode).toBe(200)
  })

  test('when it is not encrypted, for another key, or with another algorithm', async () => {
    const [asked, second] = [await ask(), await ask()]
    const vp_token = { certificate: [await shown(asked)] }
    const said = { vp_token, state: asked.state }
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const asRsa = await new CompactEncrypt(Buffer.from(JSON.stringify(said)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(publicKey)
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forms: Record<string, string>[] = [
      { vp_token: JSON.stringify(vp_token), state: asked.state },
      { response: await toKeyOf(second, said) },
      { response: asRsa },
      { response: `${none}.${Buffer.from(JSON.stringify(said)).toString('base64url')}.` },
      { response: '' },
    ]
    for (const form of forms)
      expect(keyOf(await postForm(world, asked.response_uri, form))).toBe('invalid.answer_unreadable')
    expect(await stateOf(asked)).toBe('waiting')
  })

  test('when it is too large', async () => {
    const asked = await ask()
    const answer = await postForm(world, asked.response_uri, { response: 'A'.repeat(300_000) })
    expect(answer.statusCode).toBe(413)
  })
})

describe('nobody answers in somebody else’s place', () => {
  test('the wallet’s link alone confirms nothing, and no browser answers for a wallet', async () => {
    const asked = await ask('here')
    const { body } = await send(asked, await shown(asked))
    const path = `/api/ask/${asked.code}/attempts/${asked.attemptId}`
    const given = { proof: asked.state, responseCode: broughtBack(body).response_code }
    expect((await callAs(world, nobody, 'POST', `${path}/confirm`, given)).statusCode).toBe(404)
    const response = await toKeyOf(asked, {})
    const posted = await callAs(world, nobody, 'POST', `${path}/response`, { proof: asked.state, response })
    expect([404, 410]).toContain(posted.statusCode)
    expect(await stateOf(asked)).toBe('waiting')
  })

  test('a stranger’s request with our name is refused by the wallet', async () => {
    const asked = await ask()
    const { walletUrl } = await begun(world, asked.code)
    const url = new URL(walletUrl)
    const stranger = Buffer.from(hash('sha256', 'stranger', 'buffer')).toString('base64url')
    url.searchParams.set('client_id', `x509_hash:${stranger}`)
    await expect(otherWallet(world).resolve(url.href)).rejects.toThrow()
  })
})

describe('a certificate that is INVALID is no answer', () => {
  test('when nobody signed it', async () => {
    const asked = await ask()
    const { key } = generateP256Key(world.ctx.keys)
    const text = await forgedBy(key, {}, { name: 'Somebody else' })
    const answer = await send(asked, await shown(asked, { ...held, text }))
    expect(keyOf(answer)).toBe('invalid.answer_not_valid')
    expect(await stateOf(asked)).toBe('waiting')
  })

  test('when it was revoked or suspended since', async () => {
    for (const [act, id] of [
      [revoke, ids[2]!],
      [suspend, ids[3]!],
    ] as const) {
      const copy = await intoWallet(world, student, id)
      ok(await act(world, issuer, id))
      const asked = await ask()
      expect(keyOf(await send(asked, await shown(asked, copy)))).toBe('invalid.answer_not_valid')
      expect(await stateOf(asked)).toBe('waiting')
    }
  })
})
