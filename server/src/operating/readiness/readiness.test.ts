import { version } from '@credenza/schema/version'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReadOnly } from '../../../test/read-only.ts'
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

const ask = (url: string) => world.send({ method: 'GET', url })

/** Waits until a part reports this state: an answer may be slightly old. */
async function until(part: string, state: string): Promise<void> {
  while ((await ask(`/readyz/${part}`)).json().state !== state);
}

test('a well deployment is ready in every part', async () => {
  expect((await ask('/livez')).json()).toEqual({ ok: true })
  expect((await ask('/healthz')).json()).toEqual({ ok: true, version })
  const { statusCode, body } = await ask('/readyz')
  expect(statusCode).toBe(200)
  const { ready, parts } = JSON.parse(body)
  expect(ready).toBe(true)
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining([
      'database',
      'writes',
      'jobs',
      'mail',
      'documents',
      'log',
      'chain',
      'history',
      'backup',
      'processes',
    ]),
  )
  expect(new Set(Object.values(parts))).toEqual(new Set(['ok']))
  for (const part of Object.keys(parts)) expect((await ask(`/readyz/${part}`)).statusCode).toBe(200)
})

test.each([
  '/livez/x',
  '/readyz/x',
  '/readyz/writes/x',
  '/metrics/x',
  '/healthz/x',
  '/metrics',
  '/readyz/toString',
])('%s is an error, never a page with 200', async (url) => {
  const answer = await ask(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, error: 'not_found' })
})

test('on somebody’s own machine, a backup that is not set up does not fail a monitor', async () => {
  const { config } = world.ctx
  const backup = { ...config.backup, elsewhere: false }
  world.ctx.config = { ...config, publicUrl: 'http://localhost:3000', databaseUrl: undefined, backup }
  await until('backup', 'not_set_up')
  expect((await ask('/readyz/backup')).statusCode).toBe(200)
  world.ctx.config = config
  await until('backup', 'ok')
})

test('a database that takes no writes: still ready, since reading goes on, but not in that part', {
  tags: ['slow'],
}, async () => {
  const makeWritable = await makeReadOnly(world)
  await until('writes', 'down')
  await until('database', 'attention')
  expect((await ask('/readyz/writes')).statusCode).toBe(503)
  expect((await ask('/readyz')).statusCode).toBe(200)
  expect((await ask('/healthz')).json()).toEqual({
    ok: false,
    version,
    message: expect.stringMatching(/reading and verifying still work/),
  })
  await makeWritable()
  await until('writes', 'ok')
  await until('database', 'ok')
})

test('a server that is about to go is alive, and not ready', async () => {
  world.app.life.phase = 'draining'
  expect((await ask('/readyz')).statusCode).toBe(503)
  expect((await ask('/livez')).statusCode).toBe(200)
  world.app.life.phase = 'serving'
})
