import { sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { indexUpkeep } from '../../../platform/db/indexes/run-index-rebuilding.ts'
import { takesWrites } from '../../../platform/db/takes-writes.ts'
import { fact, moment, type PartState, stateOf } from './words.ts'

const slowMs = 500

export async function databaseHealth(ctx: Context): Promise<PartState> {
  const start = performance.now()
  const { rows } = await sql<{
    version: string
  }>`SELECT current_setting('server_version') AS version`.execute(ctx.db)
  const tookMs = Math.round(performance.now() - start)
  const isSlow = tookMs > slowMs
  const facts = [
    fact(sentence('fact.version'), `PostgreSQL ${rows[0]!.version}`),
    fact(sentence('fact.runs'), sentence(ctx.config.databaseUrl ? 'value.on_its_own' : 'value.inside')),
    fact(sentence('fact.answer_time'), `${tookMs} ms`),
    fact(sentence('fact.indexes_rebuilt'), moment((await indexUpkeep(ctx.db)).newest)),
  ]
  if (!(await takesWrites(ctx.db))) return stateOf('attention', sentence('health.database_read_only'), facts)
  return isSlow
    ? stateOf('attention', sentence('health.database_slow'), facts)
    : stateOf('ok', sentence('health.database_ok'), facts)
}
