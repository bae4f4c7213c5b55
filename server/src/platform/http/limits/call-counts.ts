import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { runEvery } from '../../run-every.ts'

/** The number of calls in the current window, over all processes as far as known, and when the window ends. */
export interface Count {
  current: number
  endsInMs: number
}

export interface CallCounts {
  /** Counts one more call under `key`. The first one opens a window of `windowMs`. */
  count(key: string, windowMs: number): Count
  /** Adds this process's counts to the database's sums, and reads these. */
  exchange(): Promise<void>
}

interface Entry {
  /** By this process's monotonic clock, so other processes' clocks do not matter. */
  endsAt: number
  windowMs: number
  /** Calls counted here and not yet added to the sum. */
  own: number
  /** The sum of all processes when it was last read. */
  sum: number
}

const everyMs = 1_000
/** Keeps strangers with many addresses from filling the memory; the oldest entries are dropped first. */
const mostEntries = 100_000

/**
 * Counts calls in this process, and once a second adds up those of all processes. So limits apply everywhere a second later,
 * and no request waits for the database. While the database is down, only this process's counts apply.
 */
export function callCounts({ db, keys }: Pick<Context, 'db' | 'keys'>): CallCounts {
  const entries = new Map<string, Entry>()
  /** A MAC, so that a copy of the table reveals neither addresses nor keys. */
  const bucketOf = (key: string) =>
    Buffer.from(keys.mac('call-count', Buffer.from(key))).toString('base64url')

  async function exchange(): Promise<void> {
    const now = performance.now()
    for (const [key, { endsAt }] of entries) if (endsAt <= now) entries.delete(key)
    const changed = new Map<string, { entry: Entry; sent: number }>()
    for (const [key, entry] of entries)
      if (entry.own > 0) changed.set(bucketOf(key), { entry, sent: entry.own })
    if (changed.size === 0) return
    for (const { bucket, calls, endsInMs } of await addAll(db, changed)) {
      const { entry, sent } = changed.get(bucket)!
      entry.own -= sent
      entry.sum = calls
      entry.endsAt = performance.now() + endsInMs
    }
  }

  return {
    count: (key, windowMs) => {
      const now = performance.now()
      let entry = entries.get(key)
      if (!entry || entry.endsAt <= now) {
        entry = { endsAt: now + windowMs, windowMs, own: 0, sum: 0 }
        entries.delete(key)
        entries.set(key, entry)
        if (entries.size > mostEntries) entries.delete(entries.keys().next().value!)
      }
      entry.own++
      return { current: entry.sum + entry.own, endsInMs: entry.endsAt - now }
    },
    exchange,
  }
}

/** Exchanges every second until the result is called. */
export function startExchanging({ log }: Pick<Context, 'log'>, counts: CallCounts): () => Promise<void> {
  const stop = new AbortController()
  const text = 'Call limits apply to this process alone for now'
  const exchanging = runEvery(everyMs, { log, signal: stop.signal, text }, counts.exchange)
  return () => {
    stop.abort()
    return exchanging
  }
}

/** Deletes the counts of windows that have ended. */
export const purgeCallCounts = ({ db }: Pick<Context, 'db'>) =>
  db.deleteFrom('call_count').where('until', '<', sql<Date>`now()`).execute()

/**
 * Adds this process's counts. The first process to add to a bucket whose window has ended opens the next window, by the
 * database's clock. Locks rows in the order of their names, so that processes do not deadlock.
 */
async function addAll(
  db: Context['db'],
  changed: ReadonlyMap<string, { entry: Entry; sent: number }>,
): Promise<{ bucket: string; calls: number; endsInMs: number }[]> {
  const sorted = [...changed].sort(([a], [b]) => (a < b ? -1 : 1))
  const { rows } = await sql<{ bucket: string; calls: number; ends_in_ms: string }>`
    INSERT INTO call_count AS counted (bucket, calls, until)
    SELECT bucket, calls, now() + window_ms * interval '1 millisecond'
    FROM unnest(
      ${sorted.map(([bucket]) => bucket)}::text[],
      ${sorted.map(([, { sent }]) => sent)}::int[],
      ${sorted.map(([, { entry }]) => entry.windowMs)}::int[]
    ) AS added (bucket, calls, window_ms)
    ON CONFLICT (bucket) DO UPDATE SET
      calls = CASE WHEN counted.until <= now() THEN 0 ELSE counted.calls END + excluded.calls,
      until = CASE WHEN counted.until <= now() THEN excluded.until ELSE counted.until END
    RETURNING bucket, calls, extract(epoch FROM until - now()) * 1000 AS ends_in_ms`.execute(db)
  return rows.map(({ bucket, calls, ends_in_ms }) => ({ bucket, calls, endsInMs: Number(ends_in_ms) }))
}
