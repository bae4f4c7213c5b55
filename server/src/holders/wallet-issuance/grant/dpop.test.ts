import { hash, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../../test/acts/certificates.ts'
import { offerToWallet, push, redeemCode } from '../../../../test/acts/wallet-offers.ts'
import { newWalletKey, signWith } from '../../../../test/acts/wallets.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../../test/worlds/test-world.ts'

const roles = await openRolesWorld()
const { world, issuer, student } = roles
const key = newWalletKey()

const certificateId = (await acceptedCertificates(world, roles))[0]!
afterAll(() => world.close())

const at = (path: string) => `/issuers/${issuer.id}/${path}`
const proof = (path: string, claims: object = {}, header: object = {}, signer = key) =>
  signWith(
    signer,
    { typ: 'dpop+jwt', jwk: signer.publicJwk, ...header },
    {
      jti: randomUUID(),
      htm: 'POST',
      htu: `${publicUrl}${at(path)}`,
      iat: Math.floor(world.ctx.clock().getTime() / 1000),
      ...claims,
    },
  )
/** HS256 with the key's public half as secret: valid for a check that trusts `alg`. */
const withSecret = (claims: object) => {
  const body = { jti: randomUUID(), htm: 'POST', htu: `${publicUrl}${at('credential')}`, ...claims }
  const iat = Math.floor(world.ctx.clock().getTime() / 1000)
  return new SignJWT({ ...body, iat })
    .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: key.publicJwk as never })
    .sign(new TextEncoder().encode(JSON.stringify(key.publicJwk)))
}
const ath = (token: string) => hash('sha256', token, 'base64url')

async function redeem(dpop: string) {
  const { code } = await offerToWallet(world, { student, certificateId })
  return redeemCode(world, issuer.id, code, {}, { dpop })
}
const boundToken = async (): Promise<string> => (await redeem(await proof('token'))).json().access_token
const ask = (token: string, scheme: string, dpop?: string) =>
  world.send({
    method: 'POST',
    url: at('credential'),
    headers: {
      authorization: `${scheme} ${token}`,
      'content-type': 'application/json',
      ...(dpop && { dpop }),
    },
    payload: JSON.stringify({ credential_configuration_id: 'certificate-jwt' }),
  })

describe('an access token that is bound to a key', () => {
  test('is taken with a proof of that key, and each proof once', async () => {
    const token = await boundToken()
    const dpop = await proof('credential', { ath: ath(token) })
    expect((await ask(token, 'DPoP', dpop)).statusCode).toBe(200)
    const replayed = await ask(token, 'DPoP', dpop)
    expect([replayed.statusCode, replayed.json().error]).toEqual([401, 'invalid_dpop_proof'])
    expect(replayed.headers['www-authenticate']).toContain('DPoP')
  })

  test('is refused as a bearer token, and without a proof', async () => {
    const token = await boundToken()
    const dpop = await proof('credential', { ath: ath(token) })
    expect((await ask(token, 'Bearer', dpop)).json().error).toBe('invalid_token')
    expect((await ask(token, 'DPoP')).json().error).toBe('invalid_dpop_proof')
  })

  test.each<[string, (token: string) => Promise<string>]>([
    ['of another key', (token) => proof('credential', { ath: ath(token) }, {}, newWalletKey())],
    ['for another token', () => proof('credential', { ath: ath('another') })],
    ['for no token', () => proof('credential')],
    ['for another address', (token) => proof('notification', { ath: ath(token) })],
    ['for another method', (token) => proof('credential', { ath: ath(token), htm: 'GET' })],
    [
      'for the same path elsewhere',
      (token) => proof('credential', { ath: ath(token), htu: `https://evil.example${at('credential')}` }),
    ],
    [
      'for an address behind ours',
      (token) =>
        proof('credential', { ath: ath(token), htu: `${publicUrl}.evil.example${at('credential')}` }),
    ],
    [
      'for another issuer',
      (token) => proof('credential', { ath: ath(token), htu: `${publicUrl}/issuers/org_other/credential` }),
    ],
    ['for the token as it is', (token) => proof('credential', { ath: token })],
    ['without an id', (token) => proof('credential', { ath: ath(token), jti: undefined })],
    ['with an id that is not a text', (token) => proof('credential', { ath: ath(token), jti: ['1'] })],
    ['of tomorrow', (token) => proof('credential', { ath: ath(token), iat: 4_000_000_000 })],
    ['signed with its own public key as a secret', (token) => withSecret({ ath: ath(token) })],
    [
      'that comes twice in one header',
      async (token) => `${await proof('credential', { ath: ath(token) })}, ${await proof('credential')}`,
    ],
    ['of an hour ago', (token) => proof('credential', { ath: ath(token), iat: 1_000_000_000 })],
    ['of another type', (token) => proof('credential', { ath: ath(token) }, { typ: 'JWT' })],
    [
      'whose header names another key',
      (token) => proof('credential', { ath: ath(token) }, { jwk: newWalletKey().publicJwk }),
    ],
  ])('is refused with a proof %s', async (_, wrong) => {
    const token = await boundToken()
    expect((await ask(token, 'DPoP', await wrong(token))).json().error).toBe('invalid_dpop_proof')
  })
})

test('no token is given for a proof that is used again, unsigned or for another address', async () => {
  const used = await proof('token')
  expect((await redeem(used)).statusCode).toBe(200)
  const [header, claims] = (await proof('token')).split('.')
  for (const wrong of [used, `${header}.${claims}.`, await proof('credential'), 'garbage']) {
    const answer = await redeem(wrong)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_dpop_proof'])
  }
})

test('strangers leave nothing behind: a proof is remembered once it belongs to a code or a token', async () => {
  const rows = async () => (await world.ctx.db.selectFrom('used_message').selectAll().execute()).length
  const before = await rows()
  const answer = await redeemCode(world, issuer.id, 'invented', {}, { dpop: await proof('token') })
  expect(answer.json().error).toBe('invalid_grant')
  expect((await push(world, issuer.id, {}, { dpop: await proof('par') })).statusCode).toBe(201)
  expect(await rows()).toBe(before)
})
