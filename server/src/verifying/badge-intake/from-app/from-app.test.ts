import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { achievement } from '../../../../../credential/test/wild/parts.ts'
import { jwtBadge, plainBadge, signedBadge } from '../../../../test/acts/badges.ts'
import { callAs, makeAdmin, makeIssuer, makeStudent, ok } from '../../../../test/acts/people.ts'
import { openBadgeApp } from '../../../../test/stand-ins/badge-app.ts'
import { openJsonServer } from '../../../../test/stand-ins/json-server.ts'
import { openTestWorld, publicUrl } from '../../../../test/worlds/test-world.ts'
import { askApp } from './ask-app.ts'

const ownHost = 'badges.uni.example'
const world = await openTestWorld({ callsPrivate: true })
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/domains`, { domain: ownHost }))
ok(await callAs(world, issuer, 'PUT', '/api/own-name/host', { host: ownHost }))
const student = await makeStudent(world, issuer)
const other = await makeStudent(world, issuer)
const app = await openBadgeApp()
afterAll(() => Promise.all([app.close(), world.close()]))

const begin = (address = app.address) =>
  callAs(world, student, 'POST', '/api/user/badge-apps', { app: address })
const end = (visit: string, answer: URLSearchParams | string, as = student) =>
  callAs(world, as, 'POST', '/api/user/badge-apps/badges', { visit, answer: String(answer) })
const listed = async () =>
  ok(await callAs(world, student, 'GET', '/api/user/badges')).data.map(({ name }: { name: string }) => name)

const called = (name: string) => ({
  credentialSubject: { type: ['AchievementSubject'], achievement: { ...achievement, name } },
})

/** Goes to the app and returns with its answer. */
async function visitApp() {
  const { url, visit } = ok(await begin()).data
  return { url, visit, answer: await app.agree(url) }
}

test('a student lets us read their badges in another app: each is judged, and kept or refused', async () => {
  const huge = plainBadge({ ...called('Huge'), description: 'x'.repeat(512 * 1024) })
  const badges = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => signedBadge(called(name)))
  app.holds([...(await Promise.all(badges)), jwtBadge(called('Seven')), plainBadge(called('Unsigned')), huge])
  const { visit, answer } = await visitApp()
  const { kept, refused, ...more } = ok(await end(visit, answer)).data
  expect(more).toEqual({
    app: new URL(app.address).host,
    owner: { name: 'Mira', email: 'mira@app.example' },
    hasMore: false,
  })
  expect(kept).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
  expect(refused).toMatchObject([
    { name: 'Unsigned', key: 'invalid.badge_signature' },
    { name: 'Huge', key: 'invalid.badge_large' },
  ])
  expect((await listed()).sort()).toEqual([...kept].sort())
})

test('an app is found by its host, and by what it publishes', async () => {
  app.holds([])
  for (const address of [`${app.address}/`, `${app.address}/ims/ob/v3p0/discovery`])
    expect(new URL(ok(await begin(address)).data.url).origin).toBe(app.address)
})

test('a student comes back to the host where they are, if it is an organisation’s', async () => {
  app.holds([])
  for (const [host, origin] of [
    [`${ownHost}:8443`, `https://${ownHost}`],
    ['evil.example', publicUrl],
  ] as const) {
    const begun = callAs(world, student, 'POST', '/api/user/badge-apps', { app: app.address }, { host })
    const { url, visit } = ok(await begun).data
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${origin}/student/badges`)
    ok(await end(visit, await app.agree(url)))
  }
})

test('more badges than are taken at once are left, which is said', { tags: ['slow'] }, async () => {
  app.holds(Array.from({ length: 101 }, () => plainBadge()))
  const { visit, answer } = await visitApp()
  const { refused, hasMore } = ok(await end(visit, answer)).data
  expect([refused.length, hasMore]).toEqual([100, true])
})

test('an app that puts a great many badges on one page is asked for no other page', async () => {
  app.holds(
    Array.from({ length: 300_000 }, () => ({})),
    { ignoresLimit: true },
  )
  const { visit, answer } = await visitApp()
  const { refused, hasMore } = ok(await end(visit, answer)).data
  expect([refused.length, hasMore]).toEqual([100, true])
  expect(app.calls).toHaveLength(2)
})

test('an app may take half a minute to show its badges, and the student waits for a minute', async () => {
  const now = performance.now.bind(performance)
  let passed = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
  const takes = async (ms: number) => {
    app.holds(
      Array.from({ length: 6 }, () => plainBadge()),
      { delay: () => (passed += ms) },
    )
    const { visit, answer } = await visitApp()
    const { refused, hasMore } = ok(await end(visit, answer)).data
    return [app.calls.length - 1, refused.length, hasMore]
  }
  expect(await takes(10_000)).toEqual([2, 6, false])
  expect(await takes(31_000)).toEqual([1, 5, true])
  expect(await takes(61_000)).toEqual([1, 0, true])
  clock.mockRestore()
})

test('a student’s visits take turns', async () => {
  app.holds([plainBadge()], { delay: () => pause(300) })
  const [one, two] = [await visitApp(), await visitApp()]
  for (const done of await Promise.all([end(one.visit, one.answer), end(two.visit, two.answer)])) ok(done)
  const called = app.calls.map((path) => new URL(path, app.address).pathname.split('/').at(-1))
  expect(called).toEqual(['profile', 'credentials', 'profile', 'credentials'])
})

describe('refused is', () => {
  const refused = async (answer: ReturnType<typeof end>, error: string) =>
    expect((await answer).json()).toMatchObject({ key: error })

  test('what comes back to another student, changed, late, or a second time', async () => {
    app.holds([await signedBadge()])
    const { visit, answer } = await visitApp()
    const changed = (name: string, value: string) => {
      const query = new URLSearchParams(answer)
      query.set(name, value)
      return query
    }
    await refused(end(visit, answer, other), 'invalid.badge_visit')
    await refused(end(`${visit.slice(0, -4)}AAAA`, answer), 'invalid.badge_visit')
    await refused(end(visit, changed('state', 'x')), 'invalid.badge_visit')
    await refused(end(visit, changed('iss', 'https://other.example')), 'invalid.badge_visit')
    await refused(end(visit, changed('code', 'x')), 'invalid.badge_visit')
    await refused(end(visit, 'error=access_denied'), 'invalid.badge_visit')
    const second = await visitApp()
    await refused(end(visit, second.answer), 'invalid.badge_visit')
    ok(await end(visit, answer))
    await refused(end(visit, answer), 'invalid.badge_visit')
    world.advance(10 * 60_000)
    await refused(end(second.visit, second.answer), 'invalid.badge_visit')
  })

  test('an app that is none, or leads a browser to a script', async () => {
    const none = await openJsonServer(() => ({ status: 200, body: { openapi: '3.0.1' } }))
    await refused(begin(none.url), 'invalid.badge_app')
    await none.close()
    await refused(begin(none.url), 'unavailable.badge_app')
    await refused(begin('not an address'), 'invalid.badge_app')
    const script = (said: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(said).replace(`${app.address}/auth`, 'javascript:alert(1)'))
    app.holds([], { description: script })
    await refused(begin(), 'invalid.badge_app')
  })

  test('an app whose addresses are too long to be sealed, but not the longest that fit', async () => {
    let length = 2_000
    const longApp = await openJsonServer(({ path }) => {
      if (path === '/reg')
        return { status: 200, body: { client_id: 'i'.repeat(4_000), client_secret: 's'.repeat(1_000) } }
      const long = `${longApp.url}/`.padEnd(length, 'a')
      const flows = { authorizationCode: { authorizationUrl: long, tokenUrl: long } }
      const OAuth2ACG = { 'x-imssf-registrationUrl': `${longApp.url}/reg`, flows }
      return { status: 200, body: { components: { securitySchemes: { OAuth2ACG } } } }
    })
    const { visit } = ok(await begin(longApp.url)).data
    await refused(end(visit, 'error=access_denied'), 'invalid.badge_visit')
    length++
    await refused(begin(longApp.url), 'invalid.badge_app')
    await longApp.close()
  })

  test.each([
    ['the code', ['/token']],
    ['the code, and registers at the other', ['/reg', '/token']],
    ['the registration', ['/reg']],
    ['the token', []],
  ])('an app that sends a student to another app, to get %s', async (_, own) => {
    app.holds([])
    const { body } = await askApp(world.ctx, `${app.address}/ims/ob/v3p0/discovery`)
    const evil = await openJsonServer(() => ({ status: 200, body: described }))
    const described = own.reduce(
      (said, path) => JSON.parse(JSON.stringify(said).replace(`${app.address}${path}`, evil.url + path)),
      body as object,
    )
    await refused(begin(evil.url), 'invalid.badge_app')
    expect(evil.received.map(({ path }) => path)).toEqual(['/ims/ob/v3p0/discovery'])
    await evil.close()
  })

  test('a next page elsewhere: nobody else is shown the token', async () => {
    const thief = await openJsonServer(() => ({ status: 200, body: { credential: [] } }))
    app.holds(
      Array.from({ length: 6 }, () => plainBadge()),
      { nextPage: `${thief.url}/ims/ob/v3p0/credentials?` },
    )
    const { visit, answer } = await visitApp()
    await refused(end(visit, answer), 'invalid.badge_app')
    expect(thief.received).toEqual([])
    await thief.close()
  })
})

test('only public addresses are called', async () => {
  const closed = await openTestWorld()
  const issuer = await makeIssuer(closed, await makeAdmin(closed))
  const one = await makeStudent(closed, issuer)
  app.holds([])
  for (const address of [app.address, 'https://10.0.0.1', 'http://badges.example', 'https://localhost']) {
    const answer = await callAs(closed, one, 'POST', '/api/user/badge-apps', { app: address })
    expect(answer.json()).toMatchObject({ key: 'unavailable.badge_app' })
  }
  expect(app.calls).toEqual([])
  await closed.close()
})
