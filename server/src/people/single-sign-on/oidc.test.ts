import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Forgery,
  type ForgingProvider,
  openForgingProvider,
  signedByAnother,
  signedWithPublicKey,
  unsigned,
} from '../../../test/forging-provider.ts'
import { type OidcProvider, openOidcProvider } from '../../../test/oidc-provider.ts'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Person,
} from '../../../test/people.ts'
import { freshSecondFactor } from '../../../test/second-factor.ts'
import { oidcProviderData, switchOnProvider } from '../../../test/single-sign-on.ts'
import { openTestWorld, publicUrl, type TestWorld } from '../../../test/test-world.ts'

let world: TestWorld
let admin: Person
/** Its people sign in with the real provider. */
let university: Organisation
/** Its provider says what it likes. */
let company: Organisation
let real: OidcProvider
let forging: ForgingProvider

beforeAll(async () => {
  world = await openTestWorld({ callsPrivate: true })
  admin = await makeAdmin(world)
  university = await makeIssuer(world, admin)
  company = await makeVerifier(world, admin)
  real = await openOidcProvider({
    redirectUri: `${publicUrl}/sign-in/provider`,
    logoutUri: `${publicUrl}/api/single-sign-on/logout/${university.id}`,
    fetch: async (url, options) => {
      const { statusCode } = await logOut(String(options?.body), new URL(String(url)).pathname)
      return new Response(null, { status: statusCode })
    },
  })
  forging = await openForgingProvider()
  await switchOnProvider(
    world,
    { owner: university, admin, domain: 'uni.example' },
    { settings: settingsFor(real.issuer), countsSecondFactor: true },
  )
  await switchOnProvider(
    world,
    { owner: company, admin, domain: 'firm.example' },
    { settings: settingsFor(forging.issuer) },
  )
})
afterAll(async () => {
  await Promise.all([real.close(), forging.close()])
  await world.close()
})

const settingsFor = (issuer: string) => ({
  ...oidcProviderData().settings,
  issuer,
  acrValues: ['two-factors'],
})
const dean = { email: 'dean@uni.example', email_verified: true, name: 'Dina Dean', groups: ['registry'] }

interface Begun {
  url: string
  cookie: string
}

async function begin(path: string, caller: Caller, body?: unknown): Promise<Begun> {
  const response = await callAs(world, caller, 'POST', `/api/single-sign-on/${path}`, body)
  const { url } = ok(response)
  return { url, cookie: String(response.headers['set-cookie']).split(';')[0]! }
}
const start = (organisation: Organisation) => begin('start', nobody, { organisationId: organisation.id })
const finish = (parameters: string, cookie: string, caller: Caller = nobody) =>
  callAs(world, caller, 'POST', '/api/single-sign-on/finish', { parameters }, { cookie })
const logOut = (form: string, path = `/api/single-sign-on/logout/${company.id}`) =>
  callAs(world, nobody, 'POST', path, form, { 'content-type': 'application/x-www-form-urlencoded' })

/** The answer to a sign-in at the real provider, from beginning to end. */
async function signInThere(begun: Begun, caller: Caller = nobody) {
  const back = await real.visit(begun.url)
  return finish(back.search.slice(1), begun.cookie, caller)
}
const mayCall = async (token: string) =>
  (await callAs(world, { token }, 'GET', '/api/colleagues')).statusCode === 200

describe('a real provider', () => {
  test('signs a new colleague in, asks for PKCE, state and nonce, and never gets our secret in an address', async () => {
    real.signsIn('dean', dean)
    const begun = await start(university)
    const asked = Object.fromEntries(new URL(begun.url).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/sign-in/provider`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(begun.url).not.toContain('secret')
    expect(begun.cookie).toMatch(/^__Host-/)
    const answer = ok(await signInThere(begun))
    expect(answer.userData).toMatchObject({
      email: dean.email,
      memberRole: 'manager',
      selectedRole: 'issuer',
    })
    expect(await mayCall(answer.data)).toBe(true)
  })

  test('answers once: a replayed answer opens nothing', async () => {
    real.signsIn('dean', dean)
    const begun = await start(university)
    const back = (await real.visit(begun.url)).search.slice(1)
    ok(await finish(back, begun.cookie))
    expect((await finish(back, begun.cookie)).json()).toMatchObject({ key: 'single_sign_on_failed.expired' })
    const again = await start(university)
    const code = new URLSearchParams(back).get('code')!
    const replayed = new URLSearchParams((await real.visit(again.url)).search)
    replayed.set('code', code)
    expect((await finish(String(replayed), again.cookie)).json()).toMatchObject({
      key: 'single_sign_on_failed.untrusted',
    })
  })

  test('answers one browser: another one gets nothing with the same address (login CSRF)', async () => {
    real.signsIn('dean', dean)
    const [attacker, victim] = [await start(university), await start(university)]
    const back = (await real.visit(attacker.url)).search.slice(1)
    for (const cookie of [victim.cookie, ''])
      expect((await finish(back, cookie)).json()).toMatchObject({ key: 'single_sign_on_failed.expired' })
    ok(await finish(back, attacker.cookie))
  })

  test('does not bring in an email that it has not confirmed', async () => {
    real.signsIn('eve', { ...dean, email: 'eve@uni.example', email_verified: false })
    expect((await signInThere(await start(university))).json()).toMatchObject({
      key: 'single_sign_on_failed.no_email',
    })
  })

  test('is tested by the owner before it can be switched on, and again after a change', async () => {
    const owner = await makeVerifier(world, admin)
    const data = oidcProviderData({ settings: settingsFor(real.issuer) })
    const switchOn = () => callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on: true })
    ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', data))
    expect((await switchOn()).json()).toMatchObject({ key: 'invalid.provider_untested' })
    real.signsIn('dean', dean)
    const begun = await begin('test', owner)
    const back = (await real.visit(begun.url)).search.slice(1)
    const tried = { email: dean.email, groups: ['registry'], memberRole: 'manager' }
    expect(ok(await finish(back, begun.cookie, owner)).tried).toMatchObject(tried)
    ok(await switchOn())
    const changed = { ...data, settings: { ...data.settings, clientId: 'another' } }
    expect(ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', changed)).data.provider.state).toBe(
      'draft',
    )
    const elsewhere = { ...data, clientSecret: '', settings: { ...data.settings, issuer: forging.issuer } }
    expect((await callAs(world, owner, 'PUT', '/api/single-sign-on', elsewhere)).json()).toMatchObject({
      key: 'invalid.client_secret',
    })
  })

  test('shows a second factor that counts, and shows it again for an act that needs a fresh one', async () => {
    real.signsIn('safe', { ...dean, email: 'safe@uni.example' }, { amr: ['pwd', 'mfa'] })
    const { data: token } = ok(await signInThere(await start(university)))
    const me = { token }
    const addPasskey = () => callAs(world, me, 'POST', '/api/account/passkeys/options')
    expect((await addPasskey()).statusCode).toBe(200)
    world.advance(6 * 60_000)
    expect((await addPasskey()).json()).toMatchObject({ error: 'second_factor_stale' })
    world.advance(-6 * 60_000)
    const confirm = async () => signInThere(await begin('confirm', me), me)
    expect(ok(await confirm())).toMatchObject({ confirmed: 'confirm' })
    real.signsIn('dean', dean, { amr: ['mfa'] })
    expect((await confirm()).json()).toMatchObject({ key: 'single_sign_on_failed.another_person' })
    real.signsIn('safe', { ...dean, email: 'safe@uni.example' }, { amr: ['pwd'] })
    expect((await confirm()).json()).toMatchObject({ key: 'single_sign_on_failed.not_recent' })
  })

  test('ends the sessions that it opened, and no others', async () => {
    real.signsIn('leaver', { ...dean, email: 'leaver@uni.example' })
    const begun = await start(university)
    const { data: token } = ok(await signInThere(begun))
    const { provider_session } = await world.ctx.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('provider_session')
      .where('email', '=', 'leaver@uni.example')
      .executeTakeFirstOrThrow()
    expect(await mayCall(token)).toBe(true)
    await real.logOut('leaver', provider_session!)
    expect(await mayCall(token)).toBe(false)
    expect(await mayCall(university.token)).toBe(true)
  })

  test('is found by the domain of an email only, whoever has an account', async () => {
    const find = async (email: string) =>
      ok(await callAs(world, nobody, 'POST', '/api/single-sign-on/find', { email })).data
    const found = { organisationId: university.id, organizationName: university.name }
    expect(await find(dean.email)).toEqual(found)
    expect(await find('nobody-at-all@uni.example')).toEqual(found)
    expect(await find(university.email)).toEqual({ organisationId: '', organizationName: '' })
  })
})

describe('an answer that does not hold opens nothing:', () => {
  const seconds = () => Math.floor(Date.now() / 1000)
  test.each<[string, Forgery]>([
    ['an ID token without a signature', { make: unsigned }],
    ['one signed with the public key as a shared secret', { make: signedWithPublicKey }],
    ['one signed with another key', { make: signedByAnother }],
    ['one for another client', { claims: { aud: 'someone-else' } }],
    ['one of another issuer', { claims: { iss: 'https://login.uni.example' } }],
    ['one that has expired', { claims: { exp: seconds() - 600, iat: seconds() - 700 } }],
    ['one with the nonce of another sign-in', { claims: { nonce: 'of-another-sign-in' } }],
    ['one without a nonce', { claims: { nonce: undefined } }],
  ])('%s', async (_name, forgery) => {
    forging.forge(forgery)
    const { url, cookie } = await start(company)
    expect((await finish(forging.answer(url), cookie)).json()).toMatchObject({
      key: 'single_sign_on_failed.untrusted',
    })
  })

  test.each<[string, Record<string, string>, string]>([
    ['the state of nobody', { state: 'made-up' }, 'expired'],
    ['no state', { state: '' }, 'expired'],
    ['the issuer of another provider (mix-up)', { iss: 'https://login.uni.example' }, 'untrusted'],
    ['an error instead of a code', { error: 'access_denied' }, 'refused'],
  ])('%s', async (_name, changed, why) => {
    forging.forge({})
    const { url, cookie } = await start(company)
    expect((await finish(forging.answer(url, changed), cookie)).json()).toMatchObject({
      key: `single_sign_on_failed.${why}`,
    })
  })

  test('the answer of another organisation’s provider (mix-up)', async () => {
    real.signsIn('dean', dean)
    const [there, here] = [await start(company), await start(university)]
    const answer = new URLSearchParams((await real.visit(here.url)).search)
    answer.set('state', new URL(there.url).searchParams.get('state')!)
    expect((await finish(String(answer), there.cookie)).json()).toMatchObject({
      key: 'single_sign_on_failed.untrusted',
    })
  })

  test('an address of the provider that is a script', async () => {
    forging.forge({ sendsTo: 'javascript:alert(1)' })
    const { statusCode } = await callAs(world, nobody, 'POST', '/api/single-sign-on/start', {
      organisationId: company.id,
    })
    expect(statusCode).toBe(422)
    forging.forge({})
  })

  test('an email of another organisation’s domain, and a colleague of another organisation', async () => {
    for (const email of [dean.email, university.email]) {
      forging.forge({ claims: { email } })
      const { url, cookie } = await start(company)
      expect((await finish(forging.answer(url), cookie)).json()).toMatchObject({
        key: 'single_sign_on_failed.domain',
      })
    }
  })
})

describe('a logout token', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const claims = () => ({
    iss: forging.issuer,
    aud: 'credenza',
    iat: Math.floor(Date.now() / 1000),
    jti: crypto.randomUUID(),
    sub: 'worker',
    events: event,
  })
  const send = (token: string) => logOut(String(new URLSearchParams({ logout_token: token })))
  async function workerSignsIn(): Promise<string> {
    forging.forge({ claims: { sub: 'worker', email: 'worker@firm.example' } })
    const { url, cookie } = await start(company)
    return ok(await finish(forging.answer(url), cookie)).data
  }

  test.each<[string, () => Promise<string>]>([
    ['without a signature', () => unsigned(claims())],
    ['signed with another key', () => signedByAnother(claims())],
    ['for another client', () => forging.sign({ ...claims(), aud: 'someone-else' })],
    ['of another issuer', () => forging.sign({ ...claims(), iss: real.issuer })],
    ['that is an hour old', () => forging.sign({ ...claims(), iat: claims().iat - 3600 })],
    ['with a nonce, such as an ID token has', () => forging.sign({ ...claims(), nonce: 'n' })],
    ['without the event', () => forging.sign({ ...claims(), events: {} })],
    ['that names nobody', () => forging.sign({ ...claims(), sub: undefined } as never)],
  ])('%s ends nothing', async (_name, make) => {
    const session = await workerSignsIn()
    expect((await send(await make())).statusCode).toBe(422)
    expect(await mayCall(session)).toBe(true)
  })

  test('counts once', async () => {
    const token = await forging.sign(claims(), { typ: 'logout+jwt' })
    const first = await workerSignsIn()
    expect((await send(token)).statusCode).toBe(200)
    expect(await mayCall(first)).toBe(false)
    const second = await workerSignsIn()
    expect((await send(token)).statusCode).toBe(422)
    expect(await mayCall(second)).toBe(true)
  })
})

test('a domain is proven by its DNS record, which belongs to one organisation', async () => {
  const prove = async (owner: Organisation) =>
    ok(await callAs(world, owner, 'POST', '/api/single-sign-on/domains', { domain: 'Campus.Example' })).data
  await freshSecondFactor(world, university)
  const { proven, name, value } = await prove(university)
  expect({ proven, name }).toEqual({ proven: false, name: '_credenza.campus.example' })
  world.dns.set(name, ['v=spf1 -all', value])
  expect((await prove(company)).proven).toBe(false)
  expect((await prove(university)).proven).toBe(true)
  const given = await callAs(world, admin, 'POST', `/api/admin/organisations/${company.id}/domains`, {
    domain: 'campus.example',
  })
  expect(given.json()).toMatchObject({ key: 'already_exists.domain' })
  const shared = await callAs(world, university, 'POST', '/api/single-sign-on/domains', {
    domain: 'gmail.com',
  })
  expect(shared.json()).toMatchObject({ key: 'invalid.shared_domain' })
})
