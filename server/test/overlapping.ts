import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Tx } from '../src/context.ts'
import { organisationOf } from '../src/platform/ids.ts'
import type { Answer } from './acts/people.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** The statements of this world's database that wait for another transaction, on whichever node. */
async function waitingStatements({ ctx }: TestWorld): Promise<string[]> {
  const waitsOnWorker = sql`pid IN (SELECT waiting_gpid % 10000000000 FROM citus_lock_waits)`
  const { rows } = await sql<{ query: string }>`
    SELECT query FROM pg_stat_activity WHERE datname = current_database()
      AND (wait_event_type = 'Lock' ${isCluster ? sql`OR ${waitsOnWorker}` : sql``})`.execute(ctx.db)
  return rows.map(({ query }) => query)
}

const isCluster = inject('postgres').workers.length > 0

/** How many transactions of this world's database wait for another one. */
export const waiting = async (world: TestWorld): Promise<number> => (await waitingStatements(world)).length

/** Waits until some transaction waits for another one, with this in its statement. */
export const untilLockAwaited = (world: TestWorld, statement = '') =>
  world.until(async () => (await waitingStatements(world)).some((one) => one.includes(statement)))

/** What a transaction of its own locks, and a part of the statement that then waits for it. */
interface Obstacle {
  lock: (tx: Tx) => Promise<unknown>
  waitsAt: string
}

/** Makes a call that has to wait for a lock, and runs `meanwhile` while it waits. Returns the call's answer. */
export async function heldUp<Result>(
  world: TestWorld,
  call: () => Promise<Result>,
  { lock, waitsAt }: Obstacle,
  meanwhile: () => Promise<unknown>,
): Promise<Result> {
  let answer: Promise<Result> | undefined
  await world.ctx.db.transaction().execute(async (tx) => {
    await lock(tx)
    answer = call()
    await untilLockAwaited(world, waitsAt)
    await meanwhile()
  })
  return answer!
}

/** Nothing that an organisation signed is stored before its keys are free. */
export const keysOf = ({ id }: { id: string }): Obstacle => ({
  lock: (tx) => tx.selectFrom('organisation_key').select('id').where('org_id', '=', id).forUpdate().execute(),
  waitsAt: 'from "organisation_key"',
})

/** Nothing is written to a certificate before it is free. */
export const certificateRow = (id: string): Obstacle => ({
  lock: (tx) =>
    tx
      .selectFrom('certificate')
      .select('id')
      .where('org_id', '=', organisationOf(id, 'cert')!)
      .where('id', '=', id)
      .forUpdate()
      .execute(),
  waitsAt: 'update "certificate"',
})

/** What `call` answers if it is made while `change` has been written and not yet committed. */
export const callDuring = (
  world: TestWorld,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> => heldUp(world, call, { lock: change, waitsAt: '' }, async () => undefined)

/**
 * Makes acts overlap: each begins once those before it wait, the first for the head of this trail, to which it is the last act
 * of a transaction to append. Returns what they answer after the head is free.
 */
export async function overlap<Results extends unknown[]>(
  world: TestWorld,
  trail: string,
  ...acts: { [Place in keyof Results]: () => Promise<Results[Place]> }
): Promise<Results> {
  const hold = await world.ctx.db.startTransaction().execute()
  await hold.selectFrom('audit_head').select('org_id').where('org_id', '=', trail).forUpdate().execute()
  const results: Promise<unknown>[] = []
  for (const act of acts) {
    results.push(act())
    await world.until(async () => (await waiting(world)) >= results.length)
  }
  await hold.rollback().execute()
  return (await Promise.all(results)) as Results
}
