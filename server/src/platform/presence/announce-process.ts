import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../db/database.ts'

/** What a process tells others about itself. */
export interface Announced {
  release: string
  /** The newest migration that its sources hold. */
  migration: string
  roles: string[]
  /** Check values of its master keys, the sealing one first. */
  master_keys: string[]
}

const everyMs = 1_000
const now = sql<Date>`now()`
const changing = ({ master_keys }: Announced) => ({ seen_at: now, master_keys })

/**
 * Records that this process runs, before it writes anything else, and again every second with what `about` then returns, by the
 * database's clock. The returned function records its end: call it once nothing is written any more.
 */
export async function announceProcess(
  { leases: db }: Pick<OpenDatabase, 'leases'>,
  about: () => Announced,
): Promise<() => Promise<void>> {
  const id = randomUUID()
  // Inserts the whole row, because a process that was paused for months finds its row deleted.
  const say = (ended_at: RawBuilder<Date> | null) =>
    db
      .insertInto('server_process')
      .values({ id, host: hostname(), ...about(), ended_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changing(about()), ended_at }))
      .execute()
  await say(null)
  const stop = new AbortController()
  const saying = (async () => {
    while (await pause(everyMs, true, { signal: stop.signal, ref: false }).catch(() => false))
      // While the database is down, nobody else can read this row either.
      await say(null).catch(() => {})
  })()
  return async () => {
    stop.abort()
    await saying
    // If the database is unreachable, the process counts as ended after it has not been seen for a while.
    await say(now).catch(() => {})
  }
}
