import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdRole, LeaseLost, usualTimes, withLease } from './lease.ts'
import { newHolder } from './lease-holder.ts'
import { takeLease } from './lease-store.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const times = { leaseMs: 400, renewMs: 50, retryMs: 20 }

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
beforeEach(() => db.kysely.deleteFrom('lease').execute())
afterAll(() => db.drop())

const holders = () => db.kysely.selectFrom('lease').select(['name', 'holder']).execute()
const takeAway = () => db.kysely.updateTable('lease').set({ holder: 'somebody else' }).execute()
const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))

test('of many processes that want a lease one has it at a time, and each gets its turn', async () => {
  let inside = 0
  let most = 0
  let turns = 0
  const turn = async () => {
    most = Math.max(most, ++inside)
    await sql`SELECT pg_sleep(0.01)`.execute(db.kysely)
    inside--
    turns++
  }
  await Promise.all([1, 2, 3, 4].map(() => withLease(db, 'role', turn, { times })))
  expect({ most, turns }).toEqual({ most: 1, turns: 4 })
  expect(await holders()).toEqual([])
})

test('a lease lasts beyond its term as long as its holder lives', async () => {
  const other = newHolder()
  const taken = await withLease(
    db,
    'role',
    async () => {
      await sql`SELECT pg_sleep(extract(epoch FROM until - now())) FROM lease`.execute(db.kysely)
      return takeLease(db.leases, 'role', other, times.leaseMs)
    },
    { times: { ...times, leaseMs: 1_500 } },
  )
  expect(taken).toBe(false)
})

test('the lease of a dead process passes on when its term is over, not before', async () => {
  const { rows } = await sql<{ until: Date }>`
    INSERT INTO lease VALUES ('role', 'dead', now() + interval '150 milliseconds') RETURNING until`.execute(
    db.kysely,
  )
  const isOver = await withLease(
    db,
    'role',
    async () =>
      (await sql<{ isOver: boolean }>`SELECT now() > ${rows[0]?.until} AS "isOver"`.execute(db.kysely)).rows,
    { times },
  )
  expect(isOver).toEqual([{ isOver: true }])
})

test('a holder that cannot renew is told by its signal, and its work counts as failed', async () => {
  const losing = withLease(
    db,
    'role',
    async ({ signal }) => {
      await takeAway()
      await aborted(signal)
    },
    { times },
  )
  await expect(losing).rejects.toBeInstanceOf(LeaseLost)
  expect(await holders()).toEqual([{ name: 'role', holder: 'somebody else' }])
})

test('a transaction of a former holder cannot be confirmed', async () => {
  const late = withLease(
    db,
    'role',
    async ({ confirm }) => {
      await takeAway()
      await db.kysely.transaction().execute((tx) => confirm(tx))
    },
    { times },
  )
  await expect(late).rejects.toBeInstanceOf(LeaseLost)
})

test('nobody takes over while a confirmed transaction is open, even after its term', async () => {
  const order: string[] = []
  const confirmed = Promise.withResolvers<void>()
  const first = withLease(
    db,
    'role',
    ({ confirm }) =>
      db.kysely.transaction().execute(async (tx) => {
        await confirm(tx)
        confirmed.resolve()
        await sql`SELECT pg_sleep(0.6)`.execute(tx)
        order.push('first commits')
      }),
    // Too slow to renew in time, like a suspended process.
    { times: { ...times, leaseMs: 100, renewMs: 60_000 } },
  )
  await confirmed.promise
  await withLease(db, 'role', async () => void order.push('second works'), { times })
  await first
  expect(order).toEqual(['first commits', 'second works'])
})

test('waiting for a lease ends when the caller gives up', async () => {
  await sql`INSERT INTO lease VALUES ('role', 'other', now() + interval '30 seconds')`.execute(db.kysely)
  const giveUp = new AbortController()
  const waiting = withLease(db, 'role', async () => {}, { times, signal: giveUp.signal })
  giveUp.abort(new Error('shutting down'))
  await expect(waiting).rejects.toThrow()
})

test('a lease whose holder died while the clock was ahead is free', async () => {
  const take = (holder: string) => takeLease(db.leases, 'ahead', holder, times.leaseMs)
  await sql`INSERT INTO lease VALUES ('ahead', 'dead', now() + interval '1 year')`.execute(db.kysely)
  expect([await take('next'), await take('third')]).toEqual([true, false])
  await sql`DELETE FROM lease`.execute(db.kysely)
})

test('a role continues after an error of its body, and is given back at shutdown', async () => {
  const shutdown = new AbortController()
  let runs = 0
  await holdRole(
    db,
    'role',
    async ({ signal }) => {
      if (++runs === 1) throw new Error('once')
      shutdown.abort()
      expect(signal.aborted).toBe(true)
    },
    { signal: shutdown.signal, times },
  )
  expect(runs).toBe(2)
  expect(await holders()).toEqual([])
})

test('a process that waits for a role gets it at most five seconds after its holder died', () => {
  const { leaseMs, renewMs, retryMs } = usualTimes
  expect(leaseMs + 1.5 * retryMs).toBeLessThan(5_000)
  // Renewals may fail for a while.
  expect(leaseMs).toBeGreaterThanOrEqual(3 * renewMs)
})
