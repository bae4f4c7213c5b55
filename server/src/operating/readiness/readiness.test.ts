import { version } from '@credenza/schema/version'
import { afterAll, expect, test } from 'vitest'
import { makeReadOnly } from '../../../test/read-only.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { connectDatabase } from '../../platform/db/database.ts'
import { silentLog } from '../../platform/db/log.ts'
import { buildApp } from '../../platform/http/app.ts'
import { readFigures } from '../metrics/figures.ts'
import { readinessRoutes } from './routes.ts'

const world = await openTestWorld()
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

test('while the database does not answer, only that is down; what cannot be looked at without it is unknown', async () => {
  const { kysely, close } = connectDatabase('postgres://nobody:none@127.0.0.1:1/none', silentLog)
  const { ctx } = world
  const app = await buildApp({ ...ctx, db: kysely }, (app) => readinessRoutes(app, { ...ctx, db: kysely }))
  const get = async (url: string) => (await app.inject({ url })).json()
  const { ready, parts } = await get('/readyz')
  expect({ ready, ...parts }).toMatchObject({
    ready: false,
    database: 'down',
    writes: 'unknown',
    jobs: 'unknown',
    chain: 'unknown',
    history: 'unknown',
    processes: 'unknown',
    // Asked without it.
    documents: 'ok',
  })
  expect(Object.values(parts).filter((state) => state === 'down')).toHaveLength(1)
  expect((await app.inject({ url: '/readyz/history' })).statusCode).toBe(503)
  const figures = await readFigures({ ...ctx, db: kysely })
  expect(figures).toContain('credenza_part_state{part="database"} 2')
  expect(figures.match(/credenza_part_state\{.*\} 2/g)).toHaveLength(1)
  expect(figures).not.toContain('part="history"')
  await app.close()
  await close()
})

test('a server that is about to go is alive, and not ready', async () => {
  world.app.life.phase = 'draining'
  expect((await ask('/readyz')).statusCode).toBe(503)
  expect((await ask('/livez')).statusCode).toBe(200)
  world.app.life.phase = 'serving'
})
