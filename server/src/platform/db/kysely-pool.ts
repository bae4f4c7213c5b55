import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementNames } from './statement-names.ts'
import { type Turn, turnsByAge } from './turns.ts'
import { DatabaseUnavailable, meansReadOnly, meansUnavailable, WritesRefused } from './unavailable.ts'
import type { WatchStatement } from './watch-statements.ts'

/** A connection of the pool, once somebody needs it. */
interface Held {
  client: Promise<pg.PoolClient> | undefined
  /**
   * A broken connection may look sound for a moment longer, and one whose prepared statement a migration outdated stays
   * spoiled. Neither goes back to the pool.
   */
  isSpoiled: boolean
  unanswered: number
  /** When it last answered (`performance.now()`). */
  answeredAt: number
}

/** A slow read must not hold up too many others. */
const mostSharing = 8

/**
 * A pg pool for Kysely. It names hot statements, hands connections out by age, and turns lost connections into
 * DatabaseUnavailable. A transaction has its connection for itself. Single reads that wait share one (`pipeline` of pg):
 * sending and answering several statements at once costs both sides far less. Through a pooler (`pooled`), which may pass each
 * statement to another connection, nothing is named or shared.
 */
export function kyselyPool(
  pool: pg.Pool,
  { pooled = false, watch = (_text, run) => run() }: { pooled?: boolean; watch?: WatchStatement } = {},
): PostgresPool & { waiting(): number } {
  const { max, connectionTimeoutMillis = 5_000, query_timeout: timeoutMs } = pool.options
  const nameOf = pooled ? () => undefined : statementNames()
  const turns = turnsByAge<Held>({
    room: max,
    mostSharing,
    patienceMs: connectionTimeoutMillis,
    hold: () => ({ client: undefined, isSpoiled: false, unanswered: 0, answeredAt: 0 }),
    letGo: ({ client, isSpoiled }) => client?.then((one) => one.release(isSpoiled)).catch(() => {}),
  })

  async function runOn({ held }: Turn<Held>, text: string, values: ReadonlyArray<unknown>) {
    held.client ??= pool.connect()
    const client = await held.client
    held.unanswered++
    const query = {
      text,
      values: values as unknown[],
      name: nameOf(text, values),
      // Counted from when it is sent: those before it may take their time too.
      query_timeout: timeoutMs && held.unanswered * timeoutMs,
    }
    let begunAt = 0
    const answer = () =>
      client.query(query).finally(() => {
        held.unanswered--
        begunAt = held.answeredAt
        held.answeredAt = performance.now()
      })
    try {
      return await watch(text, answer, () => begunAt)
    } catch (error) {
      held.isSpoiled ||= isPlanOutdated(error) || meansUnavailable(error)
      throw error
    }
  }

  async function read(text: string, values: ReadonlyArray<unknown>, shares = true) {
    const turn = await turns.take({ shares })
    try {
      return await runOn(turn, text, values)
    } catch (error) {
      if (!shares || !isPlanOutdated(error)) throw error
    } finally {
      turns.giveBack(turn)
    }
    // Through another connection, which prepares it as it is now.
    return read(text, values, false)
  }

  /**
   * Kysely runs a connection's statements one after the other. A connection is taken with the first that is no single read; so
   * what `connection()` of Kysely reads may come through different ones.
   */
  function connect(): PostgresPoolClient {
    let own: Turn<Held> | undefined
    const query = async (text: string, values: ReadonlyArray<unknown>) => {
      try {
        if (!own && !pooled && looksLikeRead(text)) return await read(text, values)
        own ??= await turns.take({ shares: false })
        return await runOn(own, text, values)
      } catch (error) {
        throw publicError(error)
      }
    }
    const release = (destroy = false) => {
      if (!own) return
      own.held.isSpoiled ||= destroy
      turns.giveBack(own)
    }
    return { query, release } as unknown as PostgresPoolClient
  }

  return {
    options: pool.options,
    connect: async () => connect(),
    end: () => pool.end(),
    waiting: turns.waiting,
  }
}

/** One that locks rows waits for those who hold them, and would hold up others. */
const looksLikeRead = (text: string): boolean =>
  /^\s*SELECT\b/i.test(text) && !/\bFOR\s+(UPDATE|SHARE|NO\s+KEY|KEY)\b/i.test(text)

/**
 * Whether a statement is fine, but its prepared form is not: `cached plan must not change result type`, or (26000) the
 * server does not know it, since another one that was sent first could not be prepared.
 */
export function isPlanOutdated(error: unknown): boolean {
  const { routine, code } = error as { routine?: unknown; code?: unknown }
  return routine === 'RevalidateCachedQuery' || code === '26000'
}

/** Postgres puts the offending row into `detail` and `where`; dropping them here keeps it out of every log. */
function publicError(error: unknown): unknown {
  if (meansReadOnly(error)) return new WritesRefused('The database takes no writes.', { cause: error })
  if (meansUnavailable(error))
    return new DatabaseUnavailable('The database is not available.', { cause: error })
  if (error instanceof Error) Object.assign(error, { detail: undefined, where: undefined })
  return error
}
