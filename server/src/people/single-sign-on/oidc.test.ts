import { afterAll, describe, expect, test } from 'vitest'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
} from '../../../test/acts/people.ts'
import {
  type Begun,
  beginAtProvider,
  finishAtProvider,
  logOutFrom,
  oidcProviderData,
  oidcSettingsFor,
  startAtProvider,
  switchOnProvider,
} from '../../../test/acts/single-sign-on.ts'
import {
  type Forgery,
  openForgingProvider,
  signedByAnother,
  signedWithPublicKey,
  unsigned,
} from '../../../test/stand-ins/forging-provider.ts'
import { openOidcProvider } from '../../../test/stand-ins/oidc-provider.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'

const world = await openTestWorld({ callsPrivate: true })
const admin = await makeAdmin(world)
/** Its people sign in with a real provider. */
const university = await makeIssuer(world, admin)
/** The test makes up its provider's answers. */
const company = await makeVerifier(world, admin)
const real = await openOidcProvider({
  redirectUri: `${publicUrl}/sign-in/provider`,
  logoutUri: `${publicUrl}/api/single-sign-on/logout/${university.id}`,
  fetch: async (url, options) => {
    const form = String(options?.body)
    const { statusCode } = await logOutFrom(world, new URL(String(url)).pathname, form)
    return new Response(null, { status: statusCode })
  },
})
const forging = await openForgingProvider()
await switchOnProvider(
  world,
  { owner: university, admin, domain: 'uni.example' },
  { settings: oidcSettingsFor(real.issuer), countsSecondFactor: true },
)
await switchOnProvider(
  world,
  { owner: company, admin, domain: 'firm.example' },
  { settings: oidcSettingsFor(forging.issuer) },
)
afterAll(async () => {
  await Promise.all([real.close(), forging.close()])
  await world.close()
})

const dean = { email: 'dean@uni.example', email_verified: true, name: 'Dina Dean', groups: ['registry'] }

const begin = (path: string, caller: Caller) => beginAtProvider(world, path, caller)
const start = (organisation: Organisation) => startAtProvider(world, organisation)
const finish = (parameters: string, cookie: string, caller: Caller = nobody) =>
  finishAtProvider(world, { parameters, cookie }, caller)

/** A whole sign-in at the real provider. Returns our answer. */
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
    const data = oidcProviderData({ settings: oidcSettingsFor(real.issuer) })
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

  test('is found by an email’s domain alone, with or without an account', async () => {
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
