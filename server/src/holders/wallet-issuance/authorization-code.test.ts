import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../test/certificates.ts'
import { callAs, makeIssuer, makeStudent, nobody, type Organisation, ok } from '../../../test/people.ts'
import { openRolesWorld, type RolesWorld } from '../../../test/roles-world.ts'
import { publicUrl } from '../../../test/test-world.ts'
import {
  offerToWallet,
  postForm,
  postWith,
  push,
  pushRequest,
  verifier,
} from '../../../test/wallet-offers.ts'

let { world, issuer, student } = {} as RolesWorld
let other: Organisation
let certificateId: string

beforeAll(async () => {
  const roles = await openRolesWorld()
  ;({ world, issuer, student } = roles)
  certificateId = (await acceptedCertificates(world, roles))[0]!
  other = await makeIssuer(world, roles.admin)
})
afterAll(() => world.close())

const at = (path: string, { id }: { id: string } = issuer) => `/issuers/${id}/${path}`
const consent = (request: string, id: string | null = certificateId, who = student) =>
  callAs(world, who, 'POST', '/api/user/wallet-request', { request, certificateId: id })
const answered = async (request: string, id?: string | null): Promise<URL> =>
  new URL(ok(await consent(request, id)).data.url)
const newCode = async () => (await answered(await pushRequest(world, issuer.id))).searchParams.get('code')!
const redeem = (code: string, more: Record<string, string> = {}, one = issuer) =>
  postForm(world, at('token', one), {
    grant_type: 'authorization_code',
    code,
    client_id: 'wallet',
    redirect_uri: 'https://wallet.example/back',
    code_verifier: verifier,
    ...more,
  })
const fault = async (answer: Promise<{ statusCode: number; json(): { error: string } }>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().error]
}

describe('a code', () => {
  test('works once; when it comes again, its token ends too', async () => {
    const code = await newCode()
    const { access_token } = (await redeem(code)).json()
    expect(await fault(redeem(code))).toEqual([400, 'invalid_grant'])
    const wish = { credential_configuration_id: 'certificate-jwt' }
    expect((await postWith(world, access_token, at('credential'), wish)).statusCode).toBe(401)
  })

  test.each<[string, Record<string, string>]>([
    ['without the verifier of its challenge', { code_verifier: 'w'.repeat(43) }],
    ['with the challenge as its verifier', { code_verifier: 'PLAIN' }],
    ['at another address', { redirect_uri: 'https://wallet.example/back/' }],
    ['by another client', { client_id: 'thief' }],
  ])('is refused %s', async (_, more) => {
    expect(await fault(redeem(await newCode(), more))).toEqual([400, 'invalid_grant'])
  })

  test('that was asked for with a key is refused without a proof of that key', async () => {
    const request = await pushRequest(world, issuer.id, { dpop_jkt: 'thumbprint-of-another-key' })
    const code = (await answered(request)).searchParams.get('code')!
    expect(await fault(redeem(code))).toEqual([400, 'invalid_grant'])
  })

  test('does not work as an offer’s code or at another issuer, and ends after a minute', async () => {
    const code = await newCode()
    expect(await fault(redeem(code, {}, other))).toEqual([400, 'invalid_grant'])
    const offered = await offerToWallet(world, { student, certificateId })
    expect(await fault(redeem(offered.code))).toEqual([400, 'invalid_grant'])
    const grant_type = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
    const crossed = postForm(world, at('token'), { grant_type, 'pre-authorized_code': code })
    expect(await fault(crossed)).toEqual([400, 'invalid_grant'])
    world.advance(60_000)
    expect(await fault(redeem(code))).toEqual([400, 'invalid_grant'])
  })
})

describe('a request', () => {
  test.each<[string, Record<string, string>]>([
    ['without PKCE', { code_challenge: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for a token', { response_type: 'token' }],
    ['with a name that turns what follows it around', { client_id: 'wallet\u202eelpmaxe.knab' }],
    ...[
      'javascript:alert(1)',
      'data:text/html,hi',
      'http://wallet.example/back',
      'https://wallet.example/back#part',
      'https://bank.example@wallet.example/',
      'intent://scan/',
      'ms-msdt:/id',
      'tel:112',
      'https://wallet.example/\u202egro.knab',
      '/back',
    ].map((redirect_uri): [string, Record<string, string>] => [
      `that leads to ${redirect_uri}`,
      { redirect_uri },
    ]),
  ])('%s is refused', async (_, more) => {
    expect(await fault(push(world, issuer.id, more))).toEqual([400, 'invalid_request'])
  })

  test('is taken as it was pushed, at its own issuer, for ten minutes', async () => {
    const request = await pushRequest(world, issuer.id)
    const go = (uri: string, client = 'wallet', one = issuer) =>
      callAs(
        world,
        nobody,
        'GET',
        `${at('authorize', one)}?client_id=${client}&request_uri=${encodeURIComponent(uri)}`,
      )
    expect((await go(request)).statusCode).toBe(302)
    expect((await go(request, 'thief')).statusCode).toBe(400)
    expect((await go(request, 'wallet', other)).statusCode).toBe(400)
    expect((await go(`${request}A`)).statusCode).toBe(400)
    world.advance(10 * 60_000)
    expect((await go(request)).statusCode).toBe(400)
    expect((await consent(request)).statusCode).toBe(404)
  })

  test('is answered with the issuer’s name, also when the holder refuses', async () => {
    const request = await pushRequest(world, issuer.id, { state: 'a b' })
    const url = await answered(request, null)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: 'access_denied',
      state: 'a b',
      iss: `${publicUrl}/issuers/${issuer.id}`,
    })
  })

  test('gets no one else’s certificate, and none of another issuer', async () => {
    const stranger = await makeStudent(world, issuer)
    const request = await pushRequest(world, issuer.id)
    expect((await consent(request, certificateId, stranger)).statusCode).toBe(404)
    expect((await consent(await pushRequest(world, other.id))).statusCode).toBe(404)
  })
})
