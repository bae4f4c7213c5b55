import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../db/database.ts'

/** What others may know of a process. */
export interface Announced {
  release: string
  /** The newest migration that its sources hold. */
  migration: string
  roles: string[]
  /** The check values of its master keys, the one that it seals with first. */
  master_keys: string[]
}

const everyMs = 1_000
const now = sql<Date>`now()`
const changing = ({ master_keys }: Announced) => ({ seen_at: now, master_keys })

/**
 * Writes down that this process runs, before it writes anything else, and again every second, as `about` then says. The database's clock counts.
 * The result notes that it has ended: call it when nothing is written any more.
 */
export async function announceProcess(
  { leases: db }: Pick<OpenDatabase, 'leases'>,
  about: () => Announced,
): Promise<() => Promise<void>> {
  const id = randomUUID()
  // Inserts the whole row: a process that was paused for months finds its row deleted.
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
      // While the database is down, nobody can read it either.
      await say(null).catch(() => {})
  })()
  return async () => {
    stop.abort()
    await saying
    // The database is unreachable: the process counts as ended when it was not seen for a while.
    await say(now).catch(() => {})
  }
}
