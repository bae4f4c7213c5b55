import { afterAll, describe, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../../test/acts/certificates.ts'
import { callAs, makeIssuer, makeStudent, nobody, ok } from '../../../../test/acts/people.ts'
import {
  offerToWallet,
  postForm,
  postWith,
  push,
  pushRequest,
  verifier,
} from '../../../../test/acts/wallet-offers.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../../test/worlds/test-world.ts'
import { sealText } from '../../../platform/keys/sealed-text.ts'

const roles = await openRolesWorld()
const { world, issuer, student } = roles

const certificateId = (await acceptedCertificates(world, roles))[0]!
const other = await makeIssuer(world, roles.admin)
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

  test('takes one answer: a page that goes back gives no second code, also after a refusal', async () => {
    for (const first of [certificateId, null]) {
      const request = await pushRequest(world, issuer.id)
      ok(await consent(request, first))
      for (const again of [certificateId, null]) expect((await consent(request, again)).statusCode).toBe(404)
    }
  })

  test('answered at the same time on two pages gives one code', async () => {
    const request = await pushRequest(world, issuer.id)
    const answers = await Promise.all([1, 2, 3].map(() => consent(request)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
  })

  test('cannot be replaced by an address elsewhere, by another kind of request, or in the address itself', async () => {
    const go = (query: Record<string, string>) =>
      callAs(world, nobody, 'GET', `${at('authorize')}?${new URLSearchParams(query)}`)
    const pushed = await pushRequest(world, issuer.id)
    const application = sealText(world.ctx.keys, 'application-request', { client_id: 'wallet' })
    for (const request_uri of [
      'https://wallet.example/request.jwt',
      'data:application/json,{}',
      `urn:ietf:params:oauth:request_uri:${application}`,
      application,
    ])
      expect((await go({ client_id: 'wallet', request_uri })).statusCode).toBe(400)
    const open = { response_type: 'code', redirect_uri: 'https://thief.example/', client_id: 'wallet' }
    expect((await go(open)).statusCode).toBe(400)
    const beside = await go({ ...open, request_uri: pushed })
    expect(String(beside.headers.location)).not.toContain('thief.example')
  })

  test('whose parameters come twice is refused, and so is such a token request', async () => {
    const twice = (path: string, form: string) =>
      world.send({
        method: 'POST',
        url: at(path),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form,
      })
    const challenge = 'c'.repeat(43)
    const asked = `response_type=code&client_id=wallet&code_challenge=${challenge}&code_challenge_method=S256`
    const back = encodeURIComponent('https://wallet.example/back')
    const thief = encodeURIComponent('https://thief.example/')
    expect(await fault(twice('par', `${asked}&redirect_uri=${back}&redirect_uri=${thief}`))).toEqual([
      400,
      'invalid_request',
    ])
    const code = await newCode()
    const exchange = `grant_type=authorization_code&client_id=wallet&redirect_uri=${back}&code_verifier=${verifier}`
    expect(await fault(twice('token', `${exchange}&code=${code}&code=${code}`))).toEqual([
      400,
      'invalid_request',
    ])
  })

  test('gets no one else’s certificate, and none of another issuer', async () => {
    const stranger = await makeStudent(world, issuer)
    const request = await pushRequest(world, issuer.id)
    expect((await consent(request, certificateId, stranger)).statusCode).toBe(404)
    expect((await consent(await pushRequest(world, other.id))).statusCode).toBe(404)
  })
})
