import { afterAll, describe, expect, test } from 'vitest'
import {
  addBadges,
  answerApplication,
  authorize,
  back,
  basic,
  type Client,
  callBadges,
  connect,
  credentialsPath,
  everything,
  newClient,
  newCode,
  profilePath,
  readBadges,
  redeem,
  register,
  requestIn,
} from '../../../../test/acts/applications.ts'
import { callAs, makeStudent, nobody, ok, type Student } from '../../../../test/acts/people.ts'
import { postForm } from '../../../../test/acts/wallet-offers.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../../test/worlds/test-world.ts'

const { world, issuer, student } = await openRolesWorld()
const client = await newClient(world)
const other = await newClient(world, { client_name: 'Other' })
const stranger = await makeStudent(world, issuer)
afterAll(() => world.close())

const minute = 60_000
const fault = async (answer: Promise<{ statusCode: number; json(): { error: string } }>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().error]
}
const status = async (token: string, url = credentialsPath) =>
  (await callBadges(world, token, 'GET', url)).statusCode
const refresh = (one: Client, refresh_token: string, more: Record<string, string> = {}) =>
  postForm(world, '/oauth/token', { grant_type: 'refresh_token', refresh_token, ...more }, basic(one))
const applications = async (who = student) =>
  ok(await callAs(world, who, 'GET', '/api/user/applications')).data

describe('a registration', () => {
  test.each<[string, object, string]>([
    ['without a redirect address', { redirect_uris: [] }, 'invalid_client_metadata'],
    ['that leads over http', { redirect_uris: ['http://backpack.example/'] }, 'invalid_redirect_uri'],
    ['that leads to a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['with a fragment', { redirect_uris: [`${back}#a`] }, 'invalid_redirect_uri'],
    ['of two hosts', { tos_uri: 'https://bank.example/terms' }, 'invalid_client_metadata'],
    ['with another kind of secret', { token_endpoint_auth_method: 'none' }, 'invalid_client_metadata'],
    ['for another grant', { grant_types: ['password'] }, 'invalid_client_metadata'],
    ['whose name turns text around', { client_name: 'a\u202eb' }, 'invalid_client_metadata'],
  ])('%s is refused', async (_, more, code) => {
    expect(await fault(register(world, more))).toEqual([400, code])
  })

  test('stores nothing, and one address is slowed down', async () => {
    const many = Array.from({ length: 30 }, () =>
      world.send({
        method: 'POST',
        url: '/oauth/register',
        payload: {},
        remoteAddress: '10.1.2.3',
      }),
    )
    const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(10)
    expect(await world.ctx.db.selectFrom('connected_application').selectAll().execute()).toEqual([])
  })

  test('that is too big is refused', async () => {
    expect((await register(world, { contacts: ['x'.repeat(20_000)] })).statusCode).toBe(413)
  })
})

describe('a request', () => {
  test.each<[string, object]>([
    ['to an address that is not registered', { redirect_uri: 'https://thief.example/' }],
    ['to a longer address', { redirect_uri: `${back}/more` }],
    ['to another spelling of the host', { redirect_uri: 'https://BACKPACK.example/back' }],
    ['to a host with a dot at its end', { redirect_uri: 'https://backpack.example./back' }],
    ['to the usual port, spelt out', { redirect_uri: 'https://backpack.example:443/back' }],
    ['to another spelling of the path', { redirect_uri: 'https://backpack.example/%62ack' }],
    ['around a corner', { redirect_uri: 'https://backpack.example/more/../back' }],
    ['with a query', { redirect_uri: `${back}?next=https://thief.example/` }],
    ['behind a user name', { redirect_uri: 'https://backpack.example@thief.example/back' }],
    ['to nowhere in particular', { redirect_uri: '' }],
    ['of an invented application', { client_id: 'x'.repeat(100) }],
  ])('%s sends nobody there', async (_, more) => {
    const answer = await authorize(world, client, more)
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
  })

  test.each<[string, object, string]>([
    ['without PKCE', { code_challenge: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
    ['for nothing that is known', { scope: 'openid offline_access' }, 'invalid_scope'],
  ])('%s is refused here, and sends nobody anywhere', async (_, more, error) => {
    const answer = await authorize(world, client, more)
    expect([answer.statusCode, answer.json().error, answer.headers.location]).toEqual([400, error, undefined])
  })

  test('that names two addresses, or two applications, sends nobody anywhere', async () => {
    const { headers } = await authorize(world, client)
    expect(headers.location).toBeTruthy()
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: back,
      scope: everything,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })
    for (const twice of ['redirect_uri=https%3A%2F%2Fthief.example%2F', `client_id=${other.client_id}`]) {
      const answer = await callAs(world, nobody, 'GET', `/oauth/authorize?${query}&${twice}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
    }
  })

  test('is answered by the student alone, from our own page, within ten minutes', async () => {
    const request = requestIn((await authorize(world, client)).headers.location)
    const url = '/api/user/application-request'
    const body = { request, isAllowed: true }
    expect((await callAs(world, nobody, 'POST', url, body)).statusCode).toBe(401)
    expect((await callAs(world, issuer, 'POST', url, body)).statusCode).toBe(403)
    // A form on another site can send neither the session's token nor JSON.
    const form = await postForm(
      world,
      url,
      { request, isAllowed: 'true' },
      { origin: 'https://thief.example' },
    )
    expect(form.statusCode).toBe(401)
    const altered = { request: `${request.slice(0, -2)}AA`, isAllowed: true }
    expect((await callAs(world, student, 'POST', url, altered)).statusCode).toBe(404)
    world.advance(10 * minute)
    expect((await answerApplication(world, student, request)).statusCode).toBe(404)
  })

  test('that the student refuses goes back without a code', async () => {
    const request = requestIn((await authorize(world, client)).headers.location)
    const { url } = ok(await answerApplication(world, student, request, false)).data
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      error: 'access_denied',
      state: 'a state',
      iss: publicUrl,
    })
  })

  test('asks for no more than was registered', async () => {
    const modest = await newClient(world, { scope: readBadges })
    expect((await connect(world, student, modest)).scope).toBe(readBadges)
  })
})

describe('a code', () => {
  test('works once; when it comes again, its tokens end too', async () => {
    const code = await newCode(world, student, client)
    const { access_token, refresh_token } = (await redeem(world, client, code)).json()
    expect(await status(access_token)).toBe(200)
    expect(await fault(redeem(world, client, code))).toEqual([400, 'invalid_grant'])
    expect(await status(access_token)).toBe(401)
    expect(await fault(refresh(client, refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test.each<[string, Record<string, string>]>([
    ['without its verifier', { code_verifier: 'w'.repeat(43) }],
    ['at another address', { redirect_uri: 'https://backpack.example/' }],
  ])('is refused %s', async (_, more) => {
    const code = await newCode(world, student, client)
    expect(await fault(redeem(world, client, code, more))).toEqual([400, 'invalid_grant'])
  })

  test('is refused from another application, with a wrong secret, and after a minute', async () => {
    const code = await newCode(world, student, client)
    expect(await fault(redeem(world, other, code))).toEqual([400, 'invalid_grant'])
    const mixed = { ...client, client_secret: other.client_secret }
    expect(await fault(redeem(world, mixed, code))).toEqual([401, 'invalid_client'])
    world.advance(minute)
    expect(await fault(redeem(world, client, code))).toEqual([400, 'invalid_grant'])
  })

  test('goes to one of two that come at once', async () => {
    const code = await newCode(world, student, client)
    const codes = (await Promise.all([1, 2, 3].map(() => redeem(world, client, code)))).map(
      (one) => one.statusCode,
    )
    expect(codes.sort()).toEqual([200, 400, 400])
  })
})

describe('a token', () => {
  test('opens what the student allowed, and a refresh never more', async () => {
    const { access_token, refresh_token } = await connect(
      world,
      student,
      client,
      `${readBadges} offline_access`,
    )
    expect(await status(access_token)).toBe(200)
    expect(await status(access_token, profilePath)).toBe(403)
    expect(await fault(refresh(client, refresh_token, { scope: addBadges }))).toEqual([400, 'invalid_scope'])
    const again = (await refresh(client, refresh_token)).json()
    expect(await status(access_token)).toBe(401)
    expect([await status(again.access_token), again.scope]).toEqual([200, `${readBadges} offline_access`])
    expect(await fault(refresh(other, refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test('that was never given opens nothing, nor does a session; and a token opens no session', async () => {
    const { access_token } = await connect(world, student, client)
    for (const one of ['x'.repeat(43), student.token, 'short']) expect(await status(one)).toBe(401)
    expect(
      (await callAs(world, { token: access_token }, 'GET', '/api/user/my-certificates')).statusCode,
    ).toBe(401)
  })

  test('is revoked by its application only, and with it the connection', async () => {
    const { access_token, refresh_token } = await connect(world, student, client)
    const revoke = (one: Client, token: string) => postForm(world, '/oauth/revoke', { token }, basic(one))
    expect((await revoke(other, access_token)).statusCode).toBe(200)
    expect(await status(access_token)).toBe(200)
    expect((await revoke(client, refresh_token)).statusCode).toBe(200)
    expect(await status(access_token)).toBe(401)
    expect((await revoke(client, 'unknown')).statusCode).toBe(200)
    expect(await fault(postForm(world, '/oauth/revoke', { token: access_token }))).toEqual([
      401,
      'invalid_client',
    ])
  })
})

describe('a connection', () => {
  test('is listed and ended by its student alone', async () => {
    const { access_token } = await connect(world, student, client)
    const [one] = await applications()
    expect(one).toMatchObject({
      name: 'Backpack',
      uri: 'https://backpack.example/',
      scopes: expect.any(Array),
    })
    const end = (who: Student) => callAs(world, who, 'DELETE', `/api/user/applications/${one._id}`)
    expect((await end(stranger)).statusCode).toBe(404)
    expect(await applications(stranger)).toEqual([])
    expect((await end(student)).statusCode).toBe(200)
    expect(await status(access_token)).toBe(401)
  })

  test('takes the place of an earlier one of the same application', async () => {
    const first = await connect(world, student, other)
    await connect(world, student, other)
    expect(await status(first.access_token)).toBe(401)
    expect((await applications()).filter(({ name }: { name: string }) => name === 'Other')).toHaveLength(1)
  })

  test('ends with all other sessions', async () => {
    const { access_token, refresh_token } = await connect(world, student, client)
    ok(await callAs(world, student, 'DELETE', '/api/account/sessions'))
    expect(await status(access_token)).toBe(401)
    expect(await fault(refresh(client, refresh_token))).toEqual([400, 'invalid_grant'])
  })
})

test('a token ends after an hour; without offline_access nothing renews it', async () => {
  const { access_token, refresh_token } = await connect(world, student, client, readBadges)
  expect(refresh_token).toBeUndefined()
  world.advance(60 * minute)
  expect(await status(access_token)).toBe(401)
})
