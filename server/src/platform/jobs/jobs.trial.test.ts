import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { openJobs } from './jobs.ts'
import { orders } from './trial/orders.ts'

const rounds = Number(process.env.TRIAL_ROUNDS ?? 15)

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await sql`CREATE TABLE ordered (id uuid PRIMARY KEY)`.execute(db.kysely)
  await sql`CREATE TABLE done (id uuid NOT NULL)`.execute(db.kysely)
})
afterAll(() => db.drop())

test('a producer and worker killed at any moment loses no job and runs none twice', async () => {
  for (let round = 0; round < rounds; round++) {
    const script = join(import.meta.dirname, 'trial', 'order-process.ts')
    const child = spawn(process.execPath, [script, db.url], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await pause(Math.random() * 1_000)
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  const killedAt = Date.now()
  const jobs = await openJobs(db, [orders], { poolSize: 16 })
  await jobs.work(orders, async (tx, job) => {
    await sql`INSERT INTO done VALUES (${job.data.order})`.execute(tx)
  })
  while ((await count('ordered WHERE id NOT IN (SELECT id FROM done)')) > 0) await pause(500)
  const drainedSeconds = Math.round((Date.now() - killedAt) / 1000)
  await jobs.stop()
  const ordered = await count('ordered')
  expect(ordered).toBeGreaterThan(rounds)
  expect(await count('done')).toBe(ordered)
  expect(await count('done WHERE id NOT IN (SELECT id FROM ordered)')).toBe(0)
  console.info(`${rounds} kills, ${ordered} orders, 0 lost, 0 twice; drained in ${drainedSeconds} s`)
}, 600_000)

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(from)}`.execute(
    db.kysely,
  )
  return rows[0]!.n
}
