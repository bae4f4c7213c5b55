import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementNames } from './statement-names.ts'
import { type Turn, turnsByAge } from './turns.ts'
import { DatabaseUnavailable, meansReadOnly, meansUnavailable, WritesRefused } from './unavailable.ts'
import type { WatchStatement } from './watch-statements.ts'

/** A connection of the pool, opened when first needed. */
interface Held {
  client: Promise<pg.PoolClient> | undefined
  /**
   * Set for a connection that is broken, although it may still look intact, or whose prepared statement a migration made
   * outdated. It does not go back to the pool.
   */
  isSpoiled: boolean
  unanswered: number
  /** When it last answered (`performance.now()`). */
  answeredAt: number
}

/** So that a slow read delays few others. */
const mostSharing = 8

/**
 * A pg pool for Kysely. It names hot statements, gives connections to the oldest call first, and turns lost connections into
 * DatabaseUnavailable. A transaction has a connection to itself. Waiting single reads share one (`pipeline` of pg), because
 * sending and answering several statements at once costs both sides far less. A pooler (`pooled`) may pass each statement to
 * another connection, so then nothing is named or shared.
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
    // The timeout counts from sending, so add the time of the statements ahead.
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
      // Other connections may have the same outdated form. Without a name, Postgres prepares the statement again.
      return await inTurn(false, undefined)
    }
  }

  /**
   * Takes a connection at the first statement that is not a single read. Earlier reads, also within Kysely's `connection()`,
   * may use others, so they must not rely on a session, and Kysely cannot cancel them.
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
    // Kysely's type also has pg's cursors and events, which we do not use.
    return { query, release } as unknown as PostgresPoolClient
  }

  return {
    options: pool.options,
    connect: async () => connect(),
    end: () => pool.end(),
    waiting: turns.waiting,
  }
}

/** Not a read that locks rows: it may wait for their holders, and would delay the reads behind it. */
const looksLikeRead = (text: string): boolean =>
  /^\s*SELECT\b/i.test(text) && !/\bFOR\s+(UPDATE|SHARE|NO\s+KEY|KEY)\b/i.test(text)

/**
 * Whether only the prepared form failed: it is outdated (`cached plan must not change result type`), or the server does not
 * know it (26000), because the earlier statement that should have prepared it failed.
 */
export function isPreparedFormUnusable(error: unknown): boolean {
  const { routine, code } = error as { routine?: unknown; code?: unknown }
  return routine === 'RevalidateCachedQuery' || code === '26000'
}

/** Translates outages, and removes `detail` and `where`, in which Postgres quotes the row, so that it gets into no log. */
function publicError(error: unknown): unknown {
  if (meansReadOnly(error)) return new WritesRefused('The database takes no writes.', { cause: error })
  if (meansUnavailable(error))
    return new DatabaseUnavailable('The database is not available.', { cause: error })
  if (error instanceof Error) Object.assign(error, { detail: undefined, where: undefined })
  return error
}
