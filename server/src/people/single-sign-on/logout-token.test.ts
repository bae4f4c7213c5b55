import { afterAll, describe, expect, test } from 'vitest'
import { callAs, makeAdmin, makeVerifier, ok } from '../../../test/acts/people.ts'
import {
  finishAtProvider,
  logOutFrom,
  oidcSettingsFor,
  startAtProvider,
  switchOnProvider,
} from '../../../test/acts/single-sign-on.ts'
import { openForgingProvider, signedByAnother, unsigned } from '../../../test/stand-ins/forging-provider.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'

const world = await openTestWorld({ callsPrivate: true })
const admin = await makeAdmin(world)
const company = await makeVerifier(world, admin)
const forging = await openForgingProvider()
await switchOnProvider(
  world,
  { owner: company, admin, domain: 'firm.example' },
  { settings: oidcSettingsFor(forging.issuer) },
)
afterAll(async () => {
  await forging.close()
  await world.close()
})

const mayCall = async (token: string) =>
  (await callAs(world, { token }, 'GET', '/api/colleagues')).statusCode === 200

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
  const send = (token: string) =>
    logOutFrom(
      world,
      `/api/single-sign-on/logout/${company.id}`,
      String(new URLSearchParams({ logout_token: token })),
    )
  async function workerSignsIn(): Promise<string> {
    forging.forge({ claims: { sub: 'worker', email: 'worker@firm.example' } })
    const { url, cookie } = await startAtProvider(world, company)
    return ok(await finishAtProvider(world, { parameters: forging.answer(url), cookie })).data
  }

  test.each<[string, () => Promise<string>]>([
    ['without a signature', () => unsigned(claims())],
    ['signed with another key', () => signedByAnother(claims())],
    ['for another client', () => forging.sign({ ...claims(), aud: 'someone-else' })],
    ['of another issuer', () => forging.sign({ ...claims(), iss: 'https://login.uni.example' })],
    ['that is an hour old', () => forging.sign({ ...claims(), iat: claims().iat - 3600 })],
    ['with a nonce, such as an ID token has', () => forging.sign({ ...claims(), nonce: 'n' })],
    ['without the event', () => forging.sign({ ...claims(), events: {} })],
    ['that names nobody', () => forging.sign({ ...claims(), sub: undefined } as never)],
  ])('%s ends nothing', async (_name, make) => {
    const session = await workerSignsIn()
    expect((await send(await make())).statusCode).toBe(422)
    expect(await mayCall(session)).toBe(true)
  })

  test('is not called invalid while the provider’s keys cannot be read', async () => {
    const session = await workerSignsIn()
    const token = await forging.sign(claims())
    forging.forge({ metadata: { jwks_uri: 'http://127.0.0.1:9/keys' } })
    expect((await send(token)).statusCode).toBe(503)
    forging.forge({})
    expect((await send(token)).statusCode).toBe(200)
    expect(await mayCall(session)).toBe(false)
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
