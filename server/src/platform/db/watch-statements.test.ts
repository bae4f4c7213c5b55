import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobs } from '../jobs/jobs.ts'
import { defineQueue } from '../jobs/queue.ts'

import { connectDatabase, type OpenDatabase } from './database.ts'
import { createTestDatabase, silentLog, type TestDatabase } from './testing.ts'
import { withRetry } from './with-retry.ts'

const lines: Record<string, unknown>[] = []
const log = { ...silentLog, warn: (line: object) => void lines.push({ ...line }) }
const found = (text: string) => lines.filter(({ statement }) => String(statement).includes(text))

let server: TestDatabase
let db: OpenDatabase
beforeAll(async () => {
  server = await createTestDatabase()
  db = connectDatabase(server.directUrl, log, { slowStatementMs: 200 })
})
afterAll(async () => {
  await db.close()
  await server.drop()
})

test('a slow statement is logged with its placeholders and its time, and without its values', async () => {
  await sql`SELECT pg_sleep(0.25), ${'aisha@example.com'}::text`.execute(db.kysely)
  const [line] = found('pg_sleep')
  expect(line).toMatchObject({
    statement: 'SELECT pg_sleep(0.25), $1::text',
    fingerprint: expect.stringMatching(/^[\w-]{22}$/),
  })
  expect(line!.ms).toBeGreaterThanOrEqual(200)
  expect(JSON.stringify(lines)).not.toContain('aisha')
})

test('so is one that fails, and one that is within a job', async () => {
  await expect(
    sql`SELECT pg_sleep(0.25), 1 / (random() * ${0}::int)::int`.execute(db.kysely),
  ).rejects.toThrow('division')
  expect(found('random()')).toHaveLength(1)
  const queue = defineQueue<{ secret: string }>('test-slow')
  const jobs = await openJobs(db, [queue], { poolSize: 16 })
  const done = Promise.withResolvers<void>()
  await jobs.work(queue, async (tx, { data }) => {
    await sql`SELECT pg_sleep(0.25) AS in_job, ${data.secret}::text`.execute(tx)
    done.resolve()
  })
  await withRetry(db.kysely, (tx) => jobs.enqueue(tx, queue, { secret: 'xyzzy' }))
  await done.promise
  await jobs.stop()
  expect(found('in_job')).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('xyzzy')
})

test('a statement of any length makes a short line', async () => {
  await sql`SELECT pg_sleep(0.25) ${sql.raw(`-- ${'x'.repeat(10_000)}`)}`.execute(db.kysely)
  expect(String(found('xxx')[0]!.statement)).toHaveLength(2_000)
})
