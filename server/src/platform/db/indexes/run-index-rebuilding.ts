import { sql } from 'kysely'
import type { Context, Db } from '../../../context.ts'
import { runEvery } from '../../run-every.ts'
import { withLease } from '../lease.ts'
import { overgrownIndexes } from './find-indexes.ts'
import { type RebuiltIndex, rebuildIndexes, rebuildingLease } from './rebuild-indexes.ts'

const lookEveryMs = 15_000
/** Fewer rows written by all processes between two looks count as quiet: 100 a second. */
const quietRows = 1_500
/** Pause after a rebuild that failed, was cancelled or freed less than a tenth. */
const afterNothingMs = 10 * 60_000

type Keeping = Pick<Context, 'db' | 'database' | 'log'>

/**
 * While little is written, rebuilds the largest overgrown index at each look, so that indexes are small again within minutes
 * after a large batch. Ends when `signal` aborts.
 */
export function runIndexRebuilding(ctx: Keeping, signal: AbortSignal): Promise<void> {
  let written: number | undefined
  let restsUntil = 0
  return runEvery(lookEveryMs, { log: ctx.log, signal, text: 'An index stays large for now' }, async () => {
    const before = written
    written = await rowsWritten(ctx.db)
    if (before === undefined || written - before >= quietRows || performance.now() < restsUntil) return
    restsUntil = performance.now() + afterNothingMs
    const rebuilt = await rebuildOvergrown(ctx, signal)
    if (!rebuilt || rebuilt.after < 0.9 * rebuilt.before) restsUntil = 0
  })
}

/** Rebuilds the largest overgrown index, if there is one. */
export async function rebuildOvergrown(ctx: Keeping, signal: AbortSignal): Promise<RebuiltIndex | undefined> {
  if ((await overgrownIndexes(ctx.db)).length === 0) return undefined
  return withLease(
    ctx.database,
    rebuildingLease,
    async ({ signal }) => {
      const [candidate] = await overgrownIndexes(ctx.db)
      if (!candidate) return undefined
      // Refreshes the number of entries, which is as old as the last ANALYZE.
      await sql`ANALYZE ${sql.raw(candidate.table)}`.execute(ctx.db)
      const [overgrown] = await overgrownIndexes(ctx.db)
      if (!overgrown) return undefined
      for await (const rebuilt of rebuildIndexes(ctx.database, [overgrown], signal)) return rebuilt
      return undefined
    },
    { signal },
  )
}

/** Rows written since the database's statistics began. */
async function rowsWritten(db: Db): Promise<number> {
  const { rows } = await sql<{ written: string }>`
    SELECT tup_inserted + tup_updated + tup_deleted AS written FROM pg_stat_database
    WHERE datname = current_database()`.execute(db)
  return Number(rows[0]!.written)
}

/** How much rebuilding has freed so far, and when the last one was. */
export async function indexUpkeep(db: Db): Promise<{ freedBytes: number; newest: Date | null }> {
  const { freed, newest } = await db
    .selectFrom('index_upkeep')
    .select((q) => [q.fn.sum<string | null>('freed').as('freed'), q.fn.max('rebuilt_at').as('newest')])
    .executeTakeFirstOrThrow()
  return { freedBytes: Number(freed ?? 0), newest }
}
