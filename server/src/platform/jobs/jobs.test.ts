import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { withRetry } from '../db/with-retry.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { defineQueue, type Queue } from './queue.ts'

type Note = { text: string }
const notes = defineQueue<Note>('test-notes')
const mails = defineQueue<Note>('test-mails')
const wakeUps = defineQueue<Note>('test-wake-ups', { keyed: true })

let db: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  db = await createTestDatabase()
  await sql`CREATE TABLE note (text text NOT NULL)`.execute(db.kysely)
})
beforeEach(async () => {
  jobs = await openJobs(db, [notes, mails, wakeUps], { poolSize: 16 })
})
afterEach(async () => {
  await jobs.stop()
  await sql`DELETE FROM pgboss.job`.execute(db.kysely)
  await sql`DELETE FROM note`.execute(db.kysely)
})
afterAll(() => db.drop())

const enqueue = (text: string, queue: Queue<Note> = notes, key?: string) =>
  withRetry(db.kysely, (tx) => jobs.enqueue(tx, queue, { text }, { key }))

async function states(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    SELECT data->>'text' || ' ' || state AS state FROM pgboss.job ORDER BY data->>'text'`.execute(db.kysely)
  return rows.map((row) => row.state)
}

/** Resolves when a handler has been called `times` times and all its effects are committed. */
function handled(times: number) {
  const all = Promise.withResolvers<void>()
  let calls = 0
  return { call: () => ++calls === times && all.resolve(), all: all.promise }
}

test('a job enqueued in a transaction that rolls back does not exist', async () => {
  const doomed = withRetry(db.kysely, async (tx) => {
    await jobs.enqueue(tx, notes, { text: 'a' })
    throw new Error('changed my mind')
  })
  await expect(doomed).rejects.toThrow('changed my mind')
  expect(await states()).toEqual([])
})

test('a committed job reaches its handler, whose writes commit with its completion', async () => {
  const done = handled(1)
  await jobs.work(notes, async (tx, job) => {
    await sql`INSERT INTO note VALUES (${job.data.text})`.execute(tx)
    done.call()
  })
  await enqueue('a')
  await done.all
  await jobs.stop()
  expect(await states()).toEqual(['a completed'])
  const { rows } = await sql`SELECT text FROM note`.execute(db.kysely)
  expect(rows).toEqual([{ text: 'a' }])
})

test('a handler that throws leaves no write behind and does not disturb the other jobs of its batch', async () => {
  const done = handled(3)
  await withRetry(db.kysely, (tx) =>
    jobs.enqueueAll(tx, notes, [{ text: 'a' }, { text: 'bad' }, { text: 'c' }]),
  )
  await jobs.work(notes, async (tx, job) => {
    await sql`INSERT INTO note VALUES (${job.data.text})`.execute(tx)
    done.call()
    if (job.data.text === 'bad') throw new Error('cannot')
  })
  await done.all
  await jobs.stop()
  expect(await states()).toEqual(['a completed', 'bad retry', 'c completed'])
  const { rows } = await sql`SELECT text FROM note ORDER BY text`.execute(db.kysely)
  expect(rows).toEqual([{ text: 'a' }, { text: 'c' }])
})

test('a handler can enqueue the next job with its own transaction', async () => {
  const done = handled(1)
  await jobs.work(notes, (tx, job) => jobs.enqueue(tx, mails, { text: `${job.data.text} mail` }))
  await jobs.workOutside(mails, async () => void done.call())
  await enqueue('a')
  await done.all
  await jobs.stop()
  expect(await states()).toEqual(['a completed', 'a mail completed'])
})

test('withRetry inside a handler is refused', async () => {
  const refused = Promise.withResolvers<unknown>()
  await jobs.work(notes, (tx) =>
    withRetry(tx, async () => {}).catch((error) => {
      refused.resolve(error)
    }),
  )
  await enqueue('a')
  expect(await refused.promise).toMatchObject({ message: expect.stringContaining('cannot be nested') })
})

test('jobs with outside effects settle one by one', async () => {
  const done = handled(2)
  await withRetry(db.kysely, (tx) => jobs.enqueueAll(tx, mails, [{ text: 'a' }, { text: 'bad' }]))
  await jobs.workOutside(mails, async (job) => {
    done.call()
    if (job.data.text === 'bad') throw new Error('secret@example.com is unknown')
  })
  await done.all
  await jobs.stop()
  expect(await states()).toEqual(['a completed', 'bad retry'])
})

test('the message of a failed job is not kept in the database', async () => {
  const done = handled(2)
  await enqueue('a')
  await enqueue('a', mails)
  const fail = () => {
    done.call()
    return Promise.reject(new Error('secret@example.com is unknown'))
  }
  await jobs.work(notes, fail)
  await jobs.workOutside(mails, fail)
  await done.all
  await jobs.stop()
  const { rows } = await sql`SELECT output FROM pgboss.job`.execute(db.kysely)
  expect(rows).toEqual([{ output: { error: 'Error' } }, { output: { error: 'Error' } }])
})

test('several waiting jobs with one key become one', async () => {
  await enqueue('a', wakeUps, 'log')
  await enqueue('b', wakeUps, 'log')
  await enqueue('c', wakeUps, 'other log')
  expect(await states()).toEqual(['a created', 'c created'])
})

test('a keyed queue requires a key, any other refuses one', async () => {
  await expect(enqueue('a', wakeUps)).rejects.toThrow('needs a key')
  await expect(enqueue('a', notes, 'key')).rejects.toThrow('takes no key')
})

test('an unfinished job of a stopped process is worked by the next one', async () => {
  await enqueue('a')
  await jobs.stop()
  jobs = await openJobs(db, [notes], { poolSize: 16 })
  const done = handled(1)
  await jobs.work(notes, async () => void done.call())
  await done.all
  await jobs.stop()
  expect(await states()).toEqual(['a completed'])
})
