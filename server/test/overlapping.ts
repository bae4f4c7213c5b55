import { sql } from 'kysely'
import type { Tx } from '../src/context.ts'
import type { Answer } from './acts/people.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** How many transactions of this world's database wait for another one. */
export async function waiting({ ctx }: TestWorld): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT pid)::int AS count FROM pg_locks
    WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`.execute(
    ctx.db,
  )
  return rows[0]!.count
}

/** Waits until some transaction waits for another one, with this in its statement. */
export const untilLockAwaited = (world: TestWorld, statement = '') =>
  world.until(async () => {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND position(${statement} IN query) > 0`.execute(world.ctx.db)
    return rows.length > 0
  })

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
  lock: (tx) => tx.selectFrom('certificate').select('id').where('id', '=', id).forUpdate().execute(),
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
