import { afterAll, describe, expect, test } from 'vitest'
import { addPlatform, beginLaunch, click, postToken, switchOnPlatform } from '../../../test/acts/launches.ts'
import { callAs, makeAdmin, makeIssuer, nobody, ok } from '../../../test/acts/people.ts'
import { signedByAnother, signedWithPublicKey, unsigned } from '../../../test/stand-ins/forging-provider.ts'
import {
  type Click,
  learner,
  openLearningPlatform,
  teacher,
} from '../../../test/stand-ins/learning-platform.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'
import { claim } from './claims.ts'
import { readPages } from './services.ts'
import { openLaunch } from './take-answer.ts'

const world = await openTestWorld({ callsPrivate: true })
const admin = await makeAdmin(world)
const university = await makeIssuer(world, admin)
const school = await makeIssuer(world, admin)
const standIn = await openLearningPlatform()
/** The same platform and client id, set up by another organisation. */
const elsewhere = { platformId: await switchOnPlatform(world, school, standIn), standIn }
const moodle = { platformId: await switchOnPlatform(world, university, standIn), standIn }
afterAll(async () => {
  await standIn.close()
  await world.close()
})

const browserIn = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)
const open = ({ ticket, cookie }: { ticket: string; cookie: string }, platformId = moodle.platformId) =>
  openLaunch(world.ctx, platformId, { ticket, browser: browserIn(cookie) })
/** Why a launch is refused. */
const refused = async (launch: Promise<unknown>): Promise<string> =>
  launch.then(
    () => 'nothing',
    (error) => error.sentence.key,
  )
const refusedClick = async (who: Click) => refused(open(await click(world, moodle, who)))
const dina = { subject: 'dina', roles: [teacher] }

describe('a launch', () => {
  test('says who came from which course, as often as its page asks', async () => {
    const key = await click(world, moodle, dina)
    for (const _ of [1, 2])
      expect(await open(key)).toMatchObject({
        subject: 'dina',
        isTeacher: true,
        contextId: 'course-1',
        contextTitle: 'Bridges',
        resourceLinkId: 'link-1',
      })
  })

  test('asks for an ID token as LTI 1.3 says, and ties it to a cookie of this host', async () => {
    const { url, cookie, response } = await beginLaunch(world, moodle)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: 'credenza-at-moodle',
      redirect_uri: `${publicUrl}/api/learning-platforms/${moodle.platformId}/launch`,
      login_hint: 'somebody',
    })
    expect(cookie).toMatch(/^__Host-/)
    expect(String(response.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax; Secure')
  })

  test('in a frame is a link to a new tab, without a cookie', async () => {
    const { response } = await beginLaunch(world, moodle, { 'sec-fetch-dest': 'iframe' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.body).toContain('target="_blank"')
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test.each<[string, string[], boolean]>([
    ['a teacher', [teacher], true],
    ['a learner', [learner], false],
    [
      'a learner who teaches elsewhere',
      [learner, 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
      false,
    ],
    ['a learner who says they also teach', [learner, teacher], false],
    [
      'an assistant',
      ['http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant'],
      false,
    ],
    ['nobody in particular', [], false],
  ])('%s', async (_name, roles, isTeacher) => {
    expect((await open(await click(world, moodle, { subject: 'x', roles }))).isTeacher).toBe(isTeacher)
  })
})

describe('is refused', () => {
  const choosing = (deep_link_return_url: string) => ({
    choosing: true,
    claims: { [claim.deepLinking]: { deep_link_return_url, accept_types: ['ltiResourceLink'] } },
  })
  const inTheFuture = Math.floor(Date.now() / 1000) + 600
  test.each<[string, Partial<Click>, string]>([
    ['a token under another key', { make: signedByAnother }, 'untrusted'],
    ['a token without a signature', { make: unsigned }, 'untrusted'],
    ['a token under our knowledge of the public key', { make: signedWithPublicKey }, 'untrusted'],
    ['another issuer', { claims: { iss: 'https://moodle.example' } }, 'untrusted'],
    ['another audience', { claims: { aud: 'another-tool' } }, 'untrusted'],
    [
      'several audiences and no authorised party',
      { claims: { aud: ['credenza-at-moodle', 'other'] } },
      'untrusted',
    ],
    ['another authorised party', { claims: { azp: 'other' } }, 'untrusted'],
    ['an expired token', { claims: { exp: inTheFuture - 1200 } }, 'untrusted'],
    ['a token without an end', { claims: { exp: undefined } }, 'untrusted'],
    ['a token of tomorrow', { claims: { iat: inTheFuture } }, 'untrusted'],
    ['a token of yesterday', { claims: { iat: inTheFuture - 86_400 } }, 'untrusted'],
    ['another nonce', { claims: { nonce: 'guessed' } }, 'untrusted'],
    ['no nonce', { claims: { nonce: undefined } }, 'untrusted'],
    ['another target', { claims: { [claim.target]: `${publicUrl}/api/logout` } }, 'untrusted'],
    ['an unknown deployment', { claims: { [claim.deployment]: '2' } }, 'deployment'],
    ['another version', { claims: { [claim.version]: '1.0.0' } }, 'message'],
    ['another message', { claims: { [claim.messageType]: 'LtiSubmissionReviewRequest' } }, 'message'],
    ['nobody', { claims: { sub: undefined } }, 'message'],
    ['no course', { claims: { [claim.context]: undefined } }, 'message'],
    ['an id that cannot be stored', { claims: { sub: 'di\0na' } }, 'message'],
    ['a title that cannot be stored', { claims: { [claim.context]: { id: '1', title: '\0' } } }, 'message'],
    ['a choice that goes back unencrypted', choosing('http://moodle.example/back'), 'message'],
    ['a choice that goes back to a script', choosing('javascript:alert(1)'), 'message'],
  ])('%s', async (_name, forged, why) => {
    expect(await refusedClick({ ...dina, ...forged })).toBe(`launch_failed.${why}`)
  })

  test('a token that was used: for its own state, and for a new one', async () => {
    const begun = await beginLaunch(world, moodle)
    const id_token = await standIn.idToken(begun.url, dina)
    expect(await postToken(world, moodle.platformId, { state: begun.state, id_token })).not.toBe('')
    expect(await postToken(world, moodle.platformId, { state: begun.state, id_token })).toBe('')
    const again = await beginLaunch(world, moodle)
    const ticket = await postToken(world, moodle.platformId, { state: again.state, id_token })
    expect(await refused(open({ ticket, cookie: again.cookie }))).toBe('launch_failed.untrusted')
  })

  test('the launch of another browser (login CSRF), and a state in place of a ticket', async () => {
    const own = await click(world, moodle, dina)
    const begun = await beginLaunch(world, moodle)
    expect(await refused(open({ ...own, cookie: begun.cookie }))).toBe('launch_failed.expired')
    expect(await refused(open({ ...own, cookie: 'none=' }))).toBe('launch_failed.expired')
    expect(await refused(open({ ticket: begun.state, cookie: begun.cookie }))).toBe('launch_failed.expired')
  })

  test('a token and a ticket at another organisation with the same platform and client id', async () => {
    const begun = await beginLaunch(world, elsewhere)
    const id_token = await standIn.idToken(begun.url, dina)
    expect(await postToken(world, moodle.platformId, { state: begun.state, id_token })).toBe('')
    const there = await click(world, elsewhere, dina)
    expect(await refused(open(there))).toBe('launch_failed.expired')
    // A token for the other organisation's state does not fit ours, because the nonce differs.
    const here = await beginLaunch(world, moodle)
    const ticket = await postToken(world, moodle.platformId, { state: here.state, id_token })
    expect(await refused(open({ ticket, cookie: here.cookie }))).toBe('launch_failed.untrusted')
  })

  test.each([
    ['the name of another platform', { iss: 'https://moodle.example' }],
    ['another client id', { client_id: 'other' }],
    ['another place', { target_link_uri: 'https://evil.example/' }],
  ])('a beginning in %s', async (_name, changed) => {
    const at = `/api/learning-platforms/${moodle.platformId}`
    const query = new URLSearchParams({
      iss: standIn.issuer,
      login_hint: 'x',
      target_link_uri: `${publicUrl}${at}/launch`,
      ...changed,
    })
    const response = await callAs(world, nobody, 'GET', `${at}/login?${query}`)
    expect(response.json().key).toBe('launch_failed.untrusted')
  })

  test('a launch after its time, and after its platform was switched off', async () => {
    const key = await click(world, elsewhere, dina)
    const at = `/api/learning-platforms/${elsewhere.platformId}/state`
    ok(await callAs(world, school, 'PUT', at, { on: false }))
    expect(await refused(open(key, elsewhere.platformId))).toBe('launch_failed.not_offered')
    ok(await callAs(world, school, 'PUT', at, { on: true }))
    await open(key, elsewhere.platformId)
    world.advance(2 * 60 * 60_000 + 1)
    expect(await refused(open(key, elsewhere.platformId))).toBe('launch_failed.expired')
    world.advance(-(2 * 60 * 60_000 + 1))
  })
})

describe('services', () => {
  const asked = (signal = new AbortController().signal) => ({
    token: 'opaque',
    signal,
    url: `${standIn.issuer}/members`,
    accept: 'application/json',
  })

  test('are asked read-only, and only at public addresses', async () => {
    expect(
      standIn.scopesGiven.every((scope) => scope.split(' ').every((one) => one.endsWith('.readonly'))),
    ).toBe(true)
    const ctx = { ...world.ctx, config: { ...world.ctx.config, allowPrivateAddresses: false } }
    expect(await refused(readPages(ctx, asked(), () => []))).toBe('unavailable.learning_platform')
  })

  test('that lead to another origin are not followed', async () => {
    standIn.state.people = [1, 2, 3].map((n) => ({ id: `p${n}`, name: `P ${n}` }))
    const there = standIn.state.nextAt
    standIn.state.nextAt = 'https://evil.example/members'
    expect(await refused(readPages(world.ctx, asked(), () => []))).toBe('launch_failed.refused')
    standIn.state.nextAt = there
    expect(await readPages(world.ctx, asked(), () => [1])).toEqual([1, 1])
  })

  test('are read no longer than all pages together may take', async () => {
    const time = new AbortController()
    const pages: number[] = []
    const read = readPages(world.ctx, asked(time.signal), () => {
      time.abort()
      return [pages.push(1)]
    })
    expect([await refused(read), pages.length]).toEqual(['unavailable.learning_platform_slow', 1])
  })
})

describe('a platform', () => {
  test('registers us by one address, once, and waits for a test', async () => {
    const { _id, registrationUrl, keysUrl } = await addPlatform(world, university, 'Canvas')
    const query = new URLSearchParams({
      openid_configuration: standIn.configuration,
      registration_token: 'given',
    })
    const register = (url: string) => callAs(world, nobody, 'GET', `${url.replace(publicUrl, '')}&${query}`)
    expect((await register(registrationUrl.replace(/key=.*/, 'key=guessed'))).json().key).toBe(
      'launch_failed.registration_used',
    )
    const madeUp = await register(registrationUrl.replace(_id, `${_id.slice(0, -2)}zz`))
    expect(madeUp.json().key).toBe('launch_failed.registration_used')
    const page = await register(registrationUrl)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('org.imsglobal.lti.close')])
    expect(standIn.state.registered).toMatchObject({
      jwks_uri: keysUrl,
      token_endpoint_auth_method: 'private_key_jwt',
    })
    expect((await register(registrationUrl)).json().key).toBe('launch_failed.registration_used')
    const at = `/api/learning-platforms/${_id}`
    const untested = await callAs(world, university, 'PUT', `${at}/state`, { on: true })
    expect(untested.json().key).toBe('invalid.learning_platform_untested')
    const { data } = ok(await callAs(world, university, 'GET', '/api/learning-platforms'))
    expect(data.find((one: { _id: string }) => one._id === _id)).toMatchObject({
      state: 'draft',
      settings: { issuer: standIn.issuer, clientId: 'credenza-at-moodle', deploymentIds: ['1'] },
      registrationUrl: '',
    })
    ok(await callAs(world, university, 'DELETE', at))
  })

  test('has keys of its own, of which only the public part is published, and is another organisation’s secret', async () => {
    const keysOf = async (id: string) =>
      (await callAs(world, nobody, 'GET', `/api/learning-platforms/${id}/keys`)).json()
    const [one, other] = [await keysOf(moodle.platformId), await keysOf(elsewhere.platformId)]
    expect(Object.keys(one.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect(one.keys[0].n).not.toBe(other.keys[0].n)
    const at = `/api/learning-platforms/${moodle.platformId}`
    expect((await callAs(world, school, 'DELETE', at)).statusCode).toBe(404)
  })

  test('that changes has to be tested again', async () => {
    const { _id } = await addPlatform(world, university, 'Third')
    const at = `/api/learning-platforms/${_id}`
    const save = (settings: object) => callAs(world, university, 'PUT', at, { name: 'Third', settings })
    expect(ok(await save(standIn.settings)).data.state).toBe('draft')
    expect((await callAs(world, university, 'POST', `${at}/test`)).json().key).toBe('launch_failed.refused')
    expect(ok(await save({ ...standIn.settings, clientId: 'other' })).data.state).toBe('draft')
    expect((await save({ ...standIn.settings, tokenUrl: 'javascript:alert(1)' })).statusCode).toBe(422)
    // 'dina' at another issuer is another person.
    const other = await save({ ...standIn.settings, issuer: 'https://canvas.example' })
    expect(other.json().key).toBe('invalid.learning_platform_issuer')
    ok(await save({ ...standIn.settings, keysUrl: standIn.configuration }))
    expect((await callAs(world, university, 'POST', `${at}/test`)).json().key).toBe('launch_failed.refused')
    ok(await callAs(world, university, 'DELETE', at))
  })
})
