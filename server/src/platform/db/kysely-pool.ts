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
}

/** Reads that wait when a connection becomes free go through it together, but a slow one must not hold up many others. */
const mostSharing = 16

/**
 * A pg pool for Kysely. It names hot statements, hands connections out by age, and turns lost connections into
 * DatabaseUnavailable. A transaction has its connection for itself; single reads that wait share one (`pipeline` of pg), since
 * sending and answering several statements at once costs both sides far less. `pooled`: through a pooler, which may pass each
 * statement to another connection, nothing is named or shared.
 */
export function kyselyPool(
  pool: pg.Pool,
  { pooled = false, watch = (_text, run) => run() }: { pooled?: boolean; watch?: WatchStatement } = {},
): PostgresPool & { waiting(): number } {
  const nameOf = pooled ? () => undefined : statementNames()
  const turns = turnsByAge<Held>({
    room: pool.options.max,
    mostSharing,
    patienceMs: pool.options.connectionTimeoutMillis ?? 5_000,
    hold: () => ({ client: undefined, isSpoiled: false }),
    letGo: ({ client, isSpoiled }) => client?.then((one) => one.release(isSpoiled)).catch(() => {}),
  })

  async function run({ held }: Turn<Held>, text: string, values: ReadonlyArray<unknown>) {
    held.client ??= pool.connect()
    const client = await held.client
    try {
      return await watch(text, () =>
        client.query({ text, values: values as unknown[], name: nameOf(text, values) }),
      )
    } catch (error) {
      held.isSpoiled ||= isPlanOutdated(error) || meansUnavailable(error)
      throw error
    }
  }

  async function runShared(text: string, values: ReadonlyArray<unknown>) {
    const turn = await turns.take(true)
    return await run(turn, text, values).finally(() => turns.giveBack(turn))
  }

  /** A connection is taken with the first statement, which tells a single read from a transaction. */
  function connect(): PostgresPoolClient {
    let own: Turn<Held> | undefined
    const query = async (text: string, values: ReadonlyArray<unknown>) => {
      try {
        if (!own && !pooled && isRead(text)) return await runShared(text, values)
        own ??= await turns.take(false)
        return await run(own, text, values)
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

/** Whether a statement only reads, and so waits for no row that somebody else has locked. */
const isRead = (text: string): boolean =>
  /^\s*SELECT\b/i.test(text) && !/\bFOR (NO KEY UPDATE|UPDATE|SHARE|KEY SHARE)\b/i.test(text)

/** `cached plan must not change result type`: the statement is fine, its prepared form is not. */
export function isPlanOutdated(error: unknown): boolean {
  return (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'
}

/** Postgres puts the offending row into `detail` and `where`; dropping them here keeps it out of every log. */
function publicError(error: unknown): unknown {
  if (meansReadOnly(error)) return new WritesRefused('The database takes no writes.', { cause: error })
  if (meansUnavailable(error))
    return new DatabaseUnavailable('The database is not available.', { cause: error })
  if (error instanceof Error) Object.assign(error, { detail: undefined, where: undefined })
  return error
}
