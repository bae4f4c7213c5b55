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

/** What a transaction of its own locks, and a part of the statement that then waits for it. */
interface Obstacle {
  lock: (tx: Tx) => Promise<unknown>
  waitsAt: string
}

/** Makes a call that has to wait for a lock, and runs `meanwhile` while it waits. Returns the call's answer. */
export async function heldUp<Answer>(
  world: TestWorld,
  call: () => Promise<Answer>,
  { lock, waitsAt }: Obstacle,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined
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
