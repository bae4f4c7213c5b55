import { afterAll, describe, expect, test } from 'vitest'
import { webhookData } from '../../../test/acts/integrators.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  ok,
  type Person,
} from '../../../test/acts/people.ts'
import { codeOf } from '../../../test/acts/presentations.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { purgePresentations } from '../../verifying/presentation/purge-presentations.ts'
import { collectMessages } from './collect-messages.ts'
import { secretsOf } from './secrets.ts'
import { secretText } from './sign-message.ts'
import { findWebhook } from './webhook-store.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const verifier = await makeVerifier(world, admin)
afterAll(() => world.close())

const call = (method: string, path = '', body?: unknown) =>
  callAs(world, issuer, method, `/api/webhooks${path}`, body)

describe('a deployment on the internet calls the public internet only:', () => {
  test.each([
    'http://hooks.example/credenza',
    'https://127.0.0.1/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'https://intranet/hook',
    'https://user:pass@hooks.example/hook',
    'ftp://hooks.example/hook',
    'hooks.example',
  ])('not %s', async (url) => {
    const answer = await call('POST', '', { ...webhookData, url })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { url: expect.any(String) }])
  })

  test.each(['http://hooks.example/hook', 'hooks.example', 'ftp://hooks.example/hook'])(
    'what is wrong with %s never leads to an address that is refused as well',
    async (url) => {
      const answer = await call('POST', '', { ...webhookData, url })
      expect(answer.json().fields).toEqual({ url: 'Enter an address that begins with https://.' })
    },
  )
})

test('a webhook is added, changed, switched off and deleted', async () => {
  const { data, secret } = ok(await call('POST', '', webhookData))
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(data).toMatchObject({ ...webhookData, enabled: true, waiting: 0, lastResult: '' })

  const changed = { ...webhookData, description: 'Records', enabled: false }
  ok(await call('PUT', `/${data._id}`, changed))
  expect(ok(await call('GET')).data).toEqual([{ ...data, ...changed }])
  const repeated = { ...changed, events: Array(10_000).fill('certificate.signed') }
  expect(ok(await call('PUT', `/${data._id}`, repeated)).data.events).toEqual(['certificate.signed'])
  const refused = await call('POST', `/${data._id}/test`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'Switch the webhook on, then send a test.',
  ])

  ok(await call('DELETE', `/${data._id}`))
  expect(ok(await call('GET')).data).toEqual([])
  expect((await call('DELETE', `/${data._id}`)).statusCode).toBe(404)
})

test('a replaced secret signs for one more day', async () => {
  const { data, secret } = ok(await call('POST', '', webhookData))
  const rotated = ok(await call('POST', `/${data._id}/rotate-secret`)).secret
  expect(rotated).not.toBe(secret)
  expect(ok(await call('POST', `/${data._id}/secret`)).secret).toBe(rotated)
  const row = await findWebhook(world.ctx.db, issuer.id, data._id)
  expect(secretsOf(world.ctx, row).map(secretText)).toEqual([rotated, secret])
  const tomorrow = { ...world.ctx, clock: () => new Date(Date.now() + 25 * 3_600_000) }
  expect(secretsOf(tomorrow, row).map(secretText)).toEqual([rotated])
})

test('an account with a second factor shows it before it sees a secret', async () => {
  const { data } = ok(await call('POST', '', webhookData))
  await freshSecondFactor(world, issuer as Person)
  ok(await call('POST', `/${data._id}/secret`))
  world.advance(6 * 60_000)
  for (const path of ['secret', 'rotate-secret'])
    expect((await call('POST', `/${data._id}/${path}`)).json().error).toBe('second_factor_stale')
})

test('a verifier hears what became of its own requests, with ids only, and of nothing else', async () => {
  const add = (events: string[]) =>
    callAs(world, verifier, 'POST', '/api/webhooks', { ...webhookData, events })
  const refused = await add(['presentation.answered', 'certificate.accepted'])
  expect([refused.statusCode, refused.json().fields]).toEqual([422, { events: expect.any(String) }])
  const { data: webhook } = ok(await add(['presentation.refused', 'presentation.expired']))
  const code = await codeOf(world, verifier)
  const late = await codeOf(world, verifier, { openDays: 1 })
  const foreign = await codeOf(world, issuer)
  for (const one of [code, foreign]) ok(await callAs(world, nobody, 'POST', `/api/ask/${one}/refuse`))
  const tomorrow = { ...world.ctx, clock: () => new Date(world.ctx.clock().getTime() + 25 * 3_600_000) }
  await purgePresentations(tomorrow)
  await purgePresentations(tomorrow)
  await collectMessages(world.ctx)
  const { data } = ok(await callAs(world, verifier, 'GET', `/api/webhooks/${webhook._id}/messages`))
  const said = data.map(({ payload }: { payload: string }) => JSON.parse(payload))
  const event = (type: string, requestId: string) => ({
    type,
    timestamp: expect.any(String),
    data: { requestId, sequence: expect.any(Number) },
  })
  expect(said).toHaveLength(2)
  expect(said).toEqual(
    expect.arrayContaining([event('presentation.refused', code), event('presentation.expired', late)]),
  )
})
