import type { Selectable } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { everybody, type Outcome } from './outcome.ts'
import type { DoubtTables } from './tables.ts'

export type Doubt = Selectable<DoubtTables['history_doubt']>

/** Stores the result for one part of the history: a doubt, with the time when it was first found, or that there is none. */
export async function noteOutcome(ctx: Context, part: string, outcome: Outcome): Promise<void> {
  if (outcome.ok) {
    await ctx.db.deleteFrom('history_doubt').where('part', '=', part).execute()
    return
  }
  const { text, concerns } = outcome
  const known = await ctx.db
    .insertInto('history_doubt')
    .values({ part, concerns, text, since: ctx.clock() })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ concerns, text }))
    .returning('since')
    .executeTakeFirstOrThrow()
  ctx.log.error({ part, finding: text, since: known.since }, 'The history does not fit: run credenza audit')
}

/** Deletes doubts about parts that no longer exist. Call it after checking all existing parts. */
export async function forgetOtherParts(ctx: Context, parts: readonly string[]): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    await tx.deleteFrom('history_doubt').where('part', 'not in', parts).execute()
  })
}

/** The oldest doubt because of which this deployment does not vouch for an organisation. */
export async function doubtAbout(db: Db, organisationId: string): Promise<Doubt | undefined> {
  return db
    .selectFrom('history_doubt')
    .selectAll()
    .where('concerns', 'in', [organisationId, everybody])
    .orderBy('since')
    .limit(1)
    .executeTakeFirst()
}

export const allDoubts = (db: Db): Promise<Doubt[]> =>
  db.selectFrom('history_doubt').selectAll().orderBy('since').orderBy('part').execute()
