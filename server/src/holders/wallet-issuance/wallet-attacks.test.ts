import type { JwtSignerJwk } from '@openid4vc/oauth2'
import { afterAll, describe, expect, test } from 'vitest'
import { accept, acceptedCertificates, revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { codeIn, mailsTo } from '../../../test/acts/mails.ts'
import { callAs, makeIssuer, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import {
  accessToken,
  offerToWallet,
  postForm,
  postWith,
  redeemCode,
} from '../../../test/acts/wallet-offers.ts'
import { newWalletKey, signWith } from '../../../test/acts/wallets.ts'
import { callDuring } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const certificateId = (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
const other = await makeIssuer(world, admin)
afterAll(() => world.close())

const minute = 60_000
const at = (path: string, { id }: { id: string } = issuer) => `/issuers/${id}/${path}`
const offer = ({ withCode = false } = {}) => offerToWallet(world, { student, certificateId }, { withCode })
const redeem = (code: string, more: Record<string, string> = {}, at = issuer) =>
  redeemCode(world, at.id, code, more)
const newToken = () => accessToken(world, { issuer, student, certificateId })
const jwtWish = { credential_configuration_id: 'certificate-jwt' }
const nonceOf = async (one: { id: string } = issuer): Promise<string> =>
  ok(await callAs(world, nobody, 'POST', at('nonce', one))).c_nonce
const nowSeconds = () => Math.floor(world.ctx.clock().getTime() / 1000)

/** A valid key proof, except for these changes. */
const proofBy = async (signer: JwtSignerJwk, claims: object = {}, header: object = {}) =>
  signWith(
    signer,
    { typ: 'openid4vci-proof+jwt', jwk: signer.publicJwk, ...header },
    { aud: `${publicUrl}/issuers/${issuer.id}`, iat: nowSeconds(), nonce: await nonceOf(), ...claims },
  )
const send = async (jwt: string[], token?: string) =>
  postWith(world, token ?? (await newToken()), at('credential'), {
    credential_configuration_id: 'certificate-sd-jwt',
    proofs: { jwt },
  })
const faultOf = async (jwt: string | Promise<string>) => {
  const { statusCode, body } = await send([await jwt])
  return [statusCode, JSON.parse(body).error]
}

describe('an offer', () => {
  test('is used once; expired and guessed ones get the same answer', async () => {
    const { code, url } = await offer()
    expect((await redeem(code)).statusCode).toBe(200)
    const late = await offer()
    world.advance(10 * minute)
    for (const spent of [code, late.code, 'guess'.repeat(8), '']) {
      const answer = await redeem(spent)
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    for (const { pathname, search } of [new URL(url), new URL(late.url)])
      expect((await callAs(world, nobody, 'GET', `${pathname}${search}`)).statusCode).toBe(404)
  })

  test('goes to one of two wallets that come at once', async () => {
    const { code } = await offer()
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  test('ends after five wrong emailed codes, even for the right one', async () => {
    const { code } = await offer({ withCode: true })
    const [mail] = await world.until(async () => {
      const mails = (await mailsTo(world, student.email)).filter(({ subject }) => /wallet/.test(subject))
      return mails.length > 0 && mails
    })
    const right = codeIn(mail)
    const wrong = right === '000000' ? '000001' : '000000'
    expect((await redeem(code)).json().error).toBe('invalid_request')
    const tries = await Promise.all(Array.from({ length: 7 }, () => redeem(code, { tx_code: wrong })))
    expect(tries.map((one) => one.json().error)).toEqual(Array(7).fill('invalid_grant'))
    expect((await redeem(code, { tx_code: right })).json().error).toBe('invalid_grant')
    const plain = await offer()
    expect((await redeem(plain.code, { tx_code: right })).json().error).toBe('invalid_request')
  })

  test('is made by the holder alone, and ends with the next one', async () => {
    const stranger = await makeStudent(world, issuer)
    const path = `/api/user/certificates/${certificateId}/wallet-offers`
    expect((await callAs(world, stranger, 'POST', path, { withCode: false })).statusCode).toBe(404)
    const first = await offer()
    const follow = `/api/user/wallet-offers/${first._id}`
    expect((await callAs(world, stranger, 'GET', follow)).statusCode).toBe(404)
    await offer()
    expect((await redeem(first.code)).json().error).toBe('invalid_grant')
  })

  test('opens nothing at another issuer, nor does its token', async () => {
    const { code } = await offer()
    expect((await redeem(code, {}, other)).json().error).toBe('invalid_grant')
    const token = (await redeem(code)).json().access_token
    const answer = await postWith(world, token, at('credential', other), jwtWish)
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_token'])
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"')
  })

  test('and its token end with the other sessions of its holder, and nobody else’s', async () => {
    const token = await newToken()
    const { code } = await offer()
    ok(await callAs(world, other, 'DELETE', '/api/account/sessions'))
    expect((await postWith(world, token, at('credential'), jwtWish)).statusCode).toBe(200)
    ok(await callAs(world, student, 'DELETE', '/api/account/sessions'))
    expect((await postWith(world, token, at('credential'), jwtWish)).json().error).toBe('invalid_token')
    expect((await redeem(code)).json().error).toBe('invalid_grant')
  })

  test('gets nothing once its certificate is revoked, and cannot be made then', async () => {
    const [id] = await acceptedCertificates(world, { issuer, verifier, student })
    const token = await accessToken(world, { issuer, student, certificateId: id! })
    ok(await revoke(world, issuer, id!))
    const answer = await postWith(world, token, at('credential'), jwtWish)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'credential_request_denied'])
    const again = await callAs(world, student, 'POST', `/api/user/certificates/${id}/wallet-offers`, {
      withCode: false,
    })
    expect(again.json().error).toBe('already_revoked')
  })
})

describe('a key proof', () => {
  const key = newWalletKey()
  const replayed = async () => {
    const proof = await proofBy(key)
    expect((await send([proof])).statusCode).toBe(200)
    return proof
  }

  test.each<[string, string, () => string | Promise<string>]>([
    ['for another issuer', 'invalid_proof', () => proofBy(key, { aud: `${publicUrl}/issuers/${other.id}` })],
    ['without a nonce', 'invalid_proof', () => proofBy(key, { nonce: undefined })],
    ['with an invented nonce', 'invalid_nonce', () => proofBy(key, { nonce: 'invented' })],
    [
      'with another issuer’s nonce',
      'invalid_nonce',
      async () => proofBy(key, { nonce: await nonceOf(other) }),
    ],
    ['that was used before', 'invalid_nonce', replayed],
    ['of an hour ago', 'invalid_proof', () => proofBy(key, { iat: nowSeconds() - 3600 })],
    ['of tomorrow', 'invalid_proof', () => proofBy(key, { iat: nowSeconds() + 86_400 })],
    ['of another client', 'invalid_proof', () => proofBy(key, { iss: 'somebody' })],
    ['of another type', 'invalid_proof', () => proofBy(key, {}, { typ: 'JWT' })],
    [
      'for a key that its signer lacks',
      'invalid_proof',
      () => proofBy(key, {}, { jwk: newWalletKey().publicJwk }),
    ],
    [
      'that names its key by kid',
      'invalid_proof',
      () => proofBy(key, {}, { jwk: undefined, kid: 'did:key:z6Mk' }),
    ],
    ['that names its key twice', 'invalid_proof', () => proofBy(key, {}, { kid: 'did:key:z6Mk' })],
    [
      'that gives the private key away',
      'invalid_proof',
      () => proofBy(key, {}, { jwk: { ...key.publicJwk, d: 'AA' } }),
    ],
    ['that is not signed', 'invalid_proof', async () => unsigned(await proofBy(key))],
    [
      'for a key that is not a point of the curve',
      'invalid_proof',
      () => proofBy(key, {}, { jwk: { ...key.publicJwk, y: 'A'.repeat(43) } }),
    ],
    [
      'for a key of another curve',
      'invalid_proof',
      () => proofBy(key, {}, { jwk: { ...key.publicJwk, crv: 'P-384' } }),
    ],
    ['for a key that is a secret', 'invalid_proof', () => proofBy(key, {}, { jwk: { kty: 'oct', k: 'AA' } })],
    ['for nobody', 'invalid_proof', () => proofBy(key, { aud: undefined })],
    ['for the token endpoint', 'invalid_proof', () => proofBy(key, { aud: `${publicUrl}${at('token')}` })],
    ['with a nonce that is not a text', 'invalid_nonce', () => proofBy(key, { nonce: { a: 1 } })],
  ])('%s is refused', async (_, code, proof) => {
    expect(await faultOf(proof())).toEqual([400, code])
  })

  test('with a nonce that has ended is refused', async () => {
    const nonce = await nonceOf()
    world.advance(5 * minute)
    expect(await faultOf(proofBy(key, { nonce }))).toEqual([400, 'invalid_nonce'])
  })

  test('with a used nonce is refused however that is written', async () => {
    const nonce = await nonceOf()
    expect((await send([await proofBy(key, { nonce })])).statusCode).toBe(200)
    for (const again of [`${nonce}=`, ` ${nonce}`])
      expect(await faultOf(proofBy(key, { nonce: again }))).toEqual([400, 'invalid_nonce'])
  })

  test('gets one copy, and a request at most ten', async () => {
    const twice = await Promise.all([proofBy(key), proofBy(key)])
    expect((await send(twice)).json().error).toBe('invalid_proof')
    const many = await Promise.all(Array.from({ length: 11 }, () => proofBy(newWalletKey())))
    expect((await send(many)).json().error).toBe('invalid_credential_request')
  })

  const unsigned = (jwt: string): string => {
    const [, claims] = jwt.split('.')
    const header = { alg: 'none', typ: 'openid4vci-proof+jwt', jwk: key.publicJwk }
    return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}.`
  }
})

test('a certificate is not named by the wallet: neither another’s id nor a second name gets it', async () => {
  const stranger = await makeStudent(world, issuer)
  const [theirs] = await acceptedCertificates(world, { issuer, verifier, student: stranger })
  const token = await newToken()
  const named = await postWith(world, token, at('credential'), { credential_identifier: theirs })
  expect(named.json().error).toBe('unknown_credential_identifier')
  const more = { ...jwtWish, certificate_id: theirs, credential_identifiers: [theirs] }
  const answer = await postWith(world, token, at('credential'), more)
  const [{ credential }] = answer.json().credentials
  const { id } = JSON.parse(Buffer.from(credential.split('.')[1], 'base64url').toString())
  const own = await postWith(world, await newToken(), at('credential'), jwtWish)
  const [{ credential: expected }] = own.json().credentials
  expect(id).toBe(JSON.parse(Buffer.from(expected.split('.')[1], 'base64url').toString()).id)
})

describe('an access token', () => {
  test('ends after ten minutes, and a garbled one is refused', async () => {
    const token = await newToken()
    world.advance(10 * minute)
    for (const one of [token, 'x'.repeat(43), 'short', student.token])
      expect((await postWith(world, one, at('credential'), jwtWish)).statusCode).toBe(401)
  })

  test('that waited longer ends ten minutes after the first copy', async () => {
    const [pending] = await signedCertificates(world, issuer, student)
    const token = await accessToken(world, { issuer, student, certificateId: pending! })
    const ask = () => postWith(world, token, at('credential'), jwtWish)
    world.advance(11 * minute)
    expect((await ask()).statusCode).toBe(202)
    ok(await accept(world, verifier, [pending!]))
    expect((await ask()).statusCode).toBe(200)
    world.advance(10 * minute)
    expect((await ask()).statusCode).toBe(401)
  })

  test('of a certificate for which ten wallets wait takes the place of the first', async () => {
    const [pending] = await signedCertificates(world, issuer, student)
    const tokens = []
    for (let i = 0; i < 11; i++) {
      tokens.push(await accessToken(world, { issuer, student, certificateId: pending! }))
      world.advance(1_000)
    }
    const ask = async (token: string) => (await postWith(world, token, at('credential'), jwtWish)).statusCode
    expect(await Promise.all(tokens.map(ask))).toEqual([401, ...Array(10).fill(202)])
  })

  test('gets what was deferred once, however its transaction is written', async () => {
    const [pending] = await signedCertificates(world, issuer, student)
    const token = await accessToken(world, { issuer, student, certificateId: pending! })
    const { transaction_id } = (await postWith(world, token, at('credential'), jwtWish)).json()
    ok(await accept(world, verifier, [pending!]))
    const fetch = (id: string) => postWith(world, token, at('deferred-credential'), { transaction_id: id })
    expect((await fetch(transaction_id)).statusCode).toBe(200)
    for (const again of [transaction_id, `${transaction_id}=`, `${transaction_id} `])
      expect((await fetch(again)).json().error).toBe('invalid_transaction_id')
  })

  test('for one certificate does not open another’s transaction or notification', async () => {
    const [pending] = await signedCertificates(world, issuer, student)
    const held = await accessToken(world, { issuer, student, certificateId: pending! })
    const { transaction_id } = (await postWith(world, held, at('credential'), jwtWish)).json()
    const token = await newToken()
    const { notification_id } = (await postWith(world, token, at('credential'), jwtWish)).json()
    for (const id of [transaction_id, 'AAAA', notification_id]) {
      const answer = await postWith(world, token, at('deferred-credential'), { transaction_id: id })
      expect(answer.json().error).toBe('invalid_transaction_id')
    }
    const event = 'credential_accepted'
    const issuedToo = await newToken()
    expect((await postWith(world, issuedToo, at('credential'), jwtWish)).statusCode).toBe(200)
    for (const stranger of [held, issuedToo]) {
      const stray = await postWith(world, stranger, at('notification'), { notification_id, event })
      expect([stray.statusCode, stray.json().error]).toEqual([400, 'invalid_notification_id'])
    }
    const odd = await postWith(world, token, at('notification'), { notification_id, event: 'sold' })
    expect(odd.json().error).toBe('invalid_notification_request')
  })
})

test.each([
  [{ grant_type: 'password' }, 'unsupported_grant_type'],
  [{}, 'invalid_request'],
  [{ grant_type: 'urn:ietf:params:oauth:grant-type:pre-authorized_code' }, 'invalid_request'],
])('a token request %j is refused as the RFC says', async (form, code) => {
  const answer = await postForm(world, at('token'), form as Record<string, string>)
  expect([answer.statusCode, answer.json().error]).toEqual([400, code])
})

test.each([
  [{}, 'invalid_credential_request'],
  [{ credential_configuration_id: 'diploma' }, 'unknown_credential_configuration'],
  [{ credential_identifier: 'diploma' }, 'unknown_credential_identifier'],
  [{ ...jwtWish, credential_identifier: 'certificate-jwt' }, 'invalid_credential_request'],
  [{ credential_configuration_id: 'certificate-sd-jwt' }, 'invalid_proof'],
  [{ ...jwtWish, credential_response_encryption: {} }, 'invalid_encryption_parameters'],
])('a credential request %j is refused as the specification says', async (body, code) => {
  const answer = await postWith(world, await newToken(), at('credential'), body)
  expect([answer.statusCode, answer.json().error]).toEqual([400, code])
})

test('a grant that ends while the copies are made gives none', async () => {
  const token = await newToken()
  const ending = world.ctx.db.updateTable('wallet_grant').set({ token_hash: null })
  const answer = await callDuring(
    world,
    (tx) => tx.executeQuery(ending.where('account_id', '=', student.id)),
    () => postWith(world, token, at('credential'), jwtWish),
  )
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_token'])
})
