import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { collectDefaultMetrics } from 'prom-client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { callAs, ok } from '../../../test/acts/people.ts'
import { plainReport } from '../../../test/plain-report.ts'
import { openRolesWorld, type RolesWorld } from '../../../test/worlds/roles-world.ts'
import { openRenderers } from '../../platform/rendering/open-renderers.ts'
import { readFigures } from './figures.ts'

let roles: RolesWorld
beforeAll(async () => {
  roles = await openRolesWorld({ startRoles: true })
  collectDefaultMetrics({ register: roles.world.app.metrics })
})
afterAll(() => roles.world.close())

const here = { host: 'localhost:3000' }

async function metrics(): Promise<string> {
  const { statusCode, body, headers } = await roles.world.app.inject({ url: '/metrics', headers: here })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  return body
}

/** One line: a name, optional labels, a number. */
const line = /^([a-z_][a-z0-9_]*)(?:\{([^}]*)\})? (-?[0-9.e+-]+|NaN|[+-]Inf)$/i

const samples = (text: string) =>
  text
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#'))
    .map((one) => {
      const [, name = '', labels = '', value = ''] = line.exec(one) ?? []
      expect(one).toMatch(line)
      return { name, labels, value: Number(value) }
    })

test('the figures tell how the deployment is doing', async () => {
  const valueIn = (found: ReturnType<typeof samples>, name: string, labels = '') =>
    found.find((one) => one.name === name && one.labels === labels)?.value
  const found = await roles.world.until(async () => {
    const read = samples(await metrics())
    return valueIn(read, 'credenza_role_held', 'role="sequencer"') === 1 && read
  })
  const value = (name: string, labels = '') => valueIn(found, name, labels)
  expect(value('credenza_writes_possible')).toBe(1)
  expect(value('credenza_part_state', 'part="database"')).toBe(0)
  expect(value('credenza_log_oldest_pending_seconds')).toBeGreaterThanOrEqual(0)
  expect(found.filter(({ name, value }) => name === 'credenza_table_bytes' && value > 0).length).toBe(24)
})

test('processes that draw documents are counted, and those that were replaced', async () => {
  // Other worlds use the shared ones too.
  const renderers = openRenderers()
  onTestFinished(renderers.close)
  const ctx = { ...roles.world.ctx, renderers }
  const count = async (name: string, labels: string) =>
    samples(await readFigures(ctx)).find((one) => one.name === name && one.labels === labels)?.value
  await ctx.renderers.report(plainReport)
  const tasks = await count('credenza_process_tasks', 'work="drawing"')
  process.kill(ctx.renderers.pids()[0]!, 'SIGKILL')
  await ctx.renderers.report(plainReport)
  expect(await count('credenza_process_tasks', 'work="drawing"')).toBe(tasks! + 1)
  expect(await count('credenza_processes_replaced', 'work="drawing",why="died"')).toBe(1)
  expect(await count('credenza_processes_replaced', 'work="drawing",why="grown"')).toBe(0)
})

test('what waits for a connection is counted', async () => {
  const { ctx } = roles.world
  const { kysely, pool, waiting } = ctx.database
  const held = await Promise.all(
    Array.from({ length: pool.options.max }, () => kysely.startTransaction().execute()),
  )
  const read = sql`SELECT 1`.execute(kysely)
  // Jobs may wait too.
  await vi.waitFor(() => expect(waiting()).toBeGreaterThanOrEqual(1), 10_000)
  const figures = readFigures(ctx)
  await Promise.all(held.map((tx) => tx.rollback().execute()))
  await read
  const awaited = samples(await figures).find(({ labels }) => labels === 'state="awaited"')
  expect(awaited).toMatchObject({ name: 'credenza_database_connections' })
  expect(awaited!.value).toBeGreaterThanOrEqual(1)
})

test('calls count under the pattern of their route, so no id, address or made-up path is in the figures', async () => {
  const { world, issuer, student } = roles
  ok(await callAs(world, issuer, 'GET', `/api/issuers/${issuer.id}`))
  for (const path of ['/made-up-1', '/api/made-up-2', '/readyz/made-up-3?q=made-up-4'])
    await callAs(world, issuer, 'GET', path)
  const text = await metrics()
  expect(text).toMatch(
    /credenza_http_requests_total\{method="GET",route="\/api\/issuers\/:id",status="200"\} 1/,
  )
  expect(text).toMatch(/credenza_http_requests_total\{method="GET",route="\/\*",status="404"\} 2/)
  for (const secret of ['made-up', issuer.id, issuer.email, student.email]) expect(text).not.toContain(secret)
})

test('whatever the rules and the dashboard ask for exists, and each rule says what to do', async () => {
  const names = new Set(samples(await metrics()).map(({ name }) => name))
  // Prometheus itself adds this one.
  names.add('up')
  const folder = join(import.meta.dirname, '../../../../docs/operations/monitoring')
  expect(readdirSync(folder).sort()).toEqual(['alerts.yml', 'dashboard.json'])
  const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8')
  const dashboard = readFileSync(join(folder, 'dashboard.json'), 'utf8')
  const asked = (text: string) => new Set(text.match(/\b(credenza|nodejs|process)_[a-z0-9_]+/g))
  for (const name of [...asked(rules), ...asked(dashboard)]) {
    // These exist, but have no line while a queue has no jobs, or before the first backup.
    const isSometimes = /^credenza_(jobs|backup_age)/.test(name)
    expect({ name, exists: isSometimes || names.has(name) }).toEqual({ name, exists: true })
  }
  const page = readFileSync(join(folder, '../monitoring.md'), 'utf8')
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name!)
  expect(alerts.length).toBeGreaterThan(10)
  for (const alert of alerts) {
    expect(rules).toContain(`monitoring.md#${alert.toLowerCase()}'`)
    expect(page).toContain(`\n### ${alert}\n`)
  }
  for (const { targets } of JSON.parse(dashboard).panels) expect(targets.length).toBeGreaterThan(0)
})

test('without a token only this machine may read them; with one, only callers that send it', async () => {
  const { world } = roles
  const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    world.app.inject({ url: '/metrics', headers, remoteAddress }).then(({ statusCode }) => statusCode)
  expect(await ask(here, '10.0.0.9')).toBe(404)
  expect(await ask({ ...here, 'x-forwarded-for': '10.0.0.9' })).toBe(404)
  expect(await ask({ host: 'credenza.example' })).toBe(404)
  const token = 'a token of twenty letters'
  world.ctx.config.metricsToken = token
  try {
    expect(await ask(here)).toBe(401)
    expect(await ask({ ...here, authorization: 'Bearer another token' })).toBe(401)
    expect(await ask({ authorization: `Bearer ${token}` }, '10.0.0.9')).toBe(200)
  } finally {
    world.ctx.config.metricsToken = undefined
  }
})
