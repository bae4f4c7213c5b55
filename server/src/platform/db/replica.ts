import { type Kysely, sql } from 'kysely'
import { runEvery } from '../run-every.ts'
import type { Log } from './log.ts'
import type { Database } from './tables.ts'
import { meansUnavailable } from './unavailable.ts'

/** Runs a read that may be some seconds old. It may run twice, so it must change nothing. */
export type Lagging = <T>(read: (db: Kysely<Database>) => Promise<T>) => Promise<T>

const lookEveryMs = 1_000
const mostLagMs = 5_000
/** After this, the primary answers instead. */
export const replicaPatienceMs = 2_000

/**
 * Reads from a replica if it was at most five seconds behind at the last `look`. That compares the newest note in
 * `server_process` on both: processes write one every second, by the primary's clock. What fails on the replica, or is not
 * found because it may be too new, is read from the primary.
 */
export function replicaOf(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
): { lagging: Lagging; look(): Promise<void> } {
  let goodUntil = 0
  return {
    look: async () => {
      const lookedAt = performance.now()
      try {
        const [here, there] = await Promise.all([newestSign(primary), newestSign(replica)])
        const isNear = here !== null && there !== null && here.getTime() - there.getTime() <= mostLagMs
        goodUntil = isNear ? lookedAt + 3 * lookEveryMs : 0
      } catch (error) {
        goodUntil = 0
        throw error
      }
    },
    lagging: async (read) => {
      if (performance.now() > goodUntil) return read(primary)
      return read(replica).catch((error: unknown) => {
        // So that other calls do not wait for it too.
        if (meansUnavailable(error)) goodUntil = 0
        return read(primary)
      })
    },
  }
}

/** Looks every second until `close`, which also ends the replica's connections. */
export function followReplica(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
  log: Log,
): { lagging: Lagging; close(): Promise<void> } {
  const { lagging, look } = replicaOf(primary, replica)
  const stop = new AbortController()
  const text = 'The replica does not answer; reading from the primary'
  const looking = runEvery(lookEveryMs, { log, signal: stop.signal, text }, look)
  return {
    lagging,
    close: async () => {
      stop.abort()
      await looking
      await replica.destroy()
    },
  }
}

async function newestSign(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(seen_at) AS at FROM server_process`.execute(db)
  return rows[0]!.at
}
