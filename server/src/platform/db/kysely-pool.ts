import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { turnsByAge } from './turns.ts'
import { DatabaseUnavailable, meansReadOnly, meansUnavailable, WritesRefused } from './unavailable.ts'
import { fingerprintOf, type WatchStatement } from './watch-statements.ts'

/**
 * A pg pool for Kysely that names hot statements (the server then parses and plans them once per connection) and turns lost
 * connections into DatabaseUnavailable. `unnamed`: through a pooler, the next statement may reach another connection, which
 * does not know the name.
 */
export function kyselyPool(
  pool: pg.Pool,
  { unnamed = false, watch = (_text, run) => run() }: { unnamed?: boolean; watch?: WatchStatement } = {},
): PostgresPool {
  const nameOf = unnamed ? () => undefined : statementNames()
  const turns = turnsByAge(pool.options.max, pool.options.connectionTimeoutMillis ?? 5_000)
  const wrap = (client: pg.PoolClient) => {
    let isSpoiled = false
    const query = async (text: string, values: ReadonlyArray<unknown>) => {
      try {
        return await watch(text, () =>
          client.query({ text, values: values as unknown[], name: nameOf(text, values) }),
        )
      } catch (error) {
        isSpoiled ||= isPlanOutdated(error) || meansUnavailable(error)
        throw publicError(error)
      }
    }
    // A broken connection may look sound for a moment longer, and one whose prepared statement a migration outdated stays
    // spoiled. Neither goes back to the pool.
    const release = (destroy?: boolean) => {
      client.release(destroy || isSpoiled)
      turns.giveBack()
    }
    const { processID } = client as unknown as { processID?: number }
    return { query, release, processID } as unknown as PostgresPoolClient
  }
  return {
    options: pool.options,
    connect: async () => {
      try {
        await turns.take()
        return wrap(
          await pool.connect().catch((error) => {
            turns.giveBack()
            throw error
          }),
        )
      } catch (error) {
        throw publicError(error)
      }
    },
    end: () => pool.end(),
  }
}

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

const hotAfterUses = 5
const mostNames = 500

/** Names a statement once it has proved hot; the limits keep generated SQL from filling every connection's memory. */
function statementNames() {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text: string, values: ReadonlyArray<unknown>): string | undefined => {
    const known = names.get(text)
    if (known || values.length === 0 || names.size === mostNames) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < hotAfterUses) {
      if (uses.size === 10 * mostNames) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = fingerprintOf(text)
    names.set(text, name)
    return name
  }
}
