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

/** A slow read must not delay too many others. */
const mostSharing = 8

/**
 * A pg pool for Kysely. It names hot statements, hands out connections oldest call first, and turns lost connections into
 * DatabaseUnavailable. A transaction has its connection to itself. Single reads that wait share one (`pipeline` of pg):
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
    letGo: ({ client, isSpoiled }) =>
      client?.then(
        (one) => one.release(isSpoiled),
        () => {},
      ),
  })

  async function runOn(
    { held }: Turn<Held>,
    text: string,
    values: ReadonlyArray<unknown>,
    name: string | undefined,
  ) {
    held.client ??= pool.connect()
    const client = await held.client
    held.unanswered++
    // Counted from sending, so add the time of those ahead.
    const query_timeout = timeoutMs && held.unanswered * timeoutMs
    const query = { text, values: values as unknown[], name, query_timeout }
    let sinceWhen = 0
    const answer = () =>
      client.query(query).finally(() => {
        held.unanswered--
        sinceWhen = held.answeredAt
        held.answeredAt = performance.now()
      })
    try {
      return await watch(text, answer, () => sinceWhen)
    } catch (error) {
      held.isSpoiled ||= isPreparedFormUnusable(error) || meansUnavailable(error)
      throw error
    }
  }

  async function read(text: string, values: ReadonlyArray<unknown>) {
    const inTurn = async (shares: boolean, name: string | undefined) => {
      const turn = await turns.take({ shares })
      return await runOn(turn, text, values, name).finally(() => turns.giveBack(turn))
    }
    try {
      return await inTurn(true, nameOf(text, values))
    } catch (error) {
      if (!isPreparedFormUnusable(error)) throw error
      // Other connections may have prepared the same: without a name, the statement is prepared now.
      return await inTurn(false, undefined)
    }
  }

  /**
   * The connection is taken at the first statement that is not a single read. Reads before it, also within Kysely's
   * `connection()`, may use different ones; so they must not rely on a session, and Kysely cannot cancel them.
   */
  function connect(): PostgresPoolClient {
    let own: Turn<Held> | undefined
    const query = async (text: string, values: ReadonlyArray<unknown>) => {
      try {
        if (!own && !pooled && looksLikeRead(text)) return await read(text, values)
        own ??= await turns.take({ shares: false })
        return await runOn(own, text, values, nameOf(text, values))
      } catch (error) {
        throw publicError(error)
      }
    }
    const release = (destroy = false) => {
      if (!own) return
      own.held.isSpoiled ||= destroy
      turns.giveBack(own)
      own = undefined
    }
    // Kysely's type has cursors and events of pg too, which we do not use.
    return { query, release } as unknown as PostgresPoolClient
  }

  return {
    options: pool.options,
    connect: async () => connect(),
    end: () => pool.end(),
    waiting: turns.waiting,
  }
}

/** A read that locks rows may wait for their holders, and would delay the reads behind it. */
const looksLikeRead = (text: string): boolean =>
  /^\s*SELECT\b/i.test(text) && !/\bFOR\s+(UPDATE|SHARE|NO\s+KEY|KEY)\b/i.test(text)

/**
 * Whether only the prepared form failed: it is outdated (`cached plan must not change result type`), or unknown to the server
 * (26000), because the statement ahead that should have prepared it failed.
 */
export function isPreparedFormUnusable(error: unknown): boolean {
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
