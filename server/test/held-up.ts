import { sql } from 'kysely'
import type { Tx } from '../src/context.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** Waits until some transaction waits for another one, with this in its statement. */
export const untilLockAwaited = (world: TestWorld, statement = '') =>
  world.until(async () => {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND position(${statement} IN query) > 0`.execute(world.ctx.db)
    return rows.length > 0
  })

/** Makes a call that has to wait for what `lock` locks, and runs `meanwhile` while it waits. Returns the call's answer. */
export async function heldUp<Answer>(
  world: TestWorld,
  call: () => Promise<Answer>,
  lock: (tx: Tx) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await world.ctx.db.transaction().execute(async (tx) => {
    await lock(tx)
    answer = call()
    await untilLockAwaited(world)
    await meanwhile()
  })
  return answer!
}

/** Locks an organisation's keys, as a declaration of theft does: what it signed is not stored before. */
export const lockKeysOf =
  ({ id }: { id: string }) =>
  (tx: Tx) =>
    tx.selectFrom('organisation_key').select('id').where('org_id', '=', id).forUpdate().execute()
