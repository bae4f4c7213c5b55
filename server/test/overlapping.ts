import { sql } from 'kysely'
import type { Tx } from '../src/context.ts'
import { withRetry } from '../src/platform/db/with-retry.ts'
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

/** What `call` answers if it is made while `change` has been written and not yet committed. */
export async function callDuring(
  world: TestWorld,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await withRetry(world.ctx.db, async (tx) => {
    await change(tx)
    const answer = call()
    await world.until(async () => (await waiting(world)) > 0)
    return { answer }
  })
  return answer
}

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
