import type { CheckVerdict } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { newestCheckpoint } from '../../proof/log/checkpoints.ts'
import { withCosignatures } from '../../proof/log/cosignatures.ts'
import { checkItem, type Outcome } from './check-item.ts'
import { type CheckKey, itemsOf, openBytes, sealValue, witnessesOf } from './check-store.ts'

/** One job per check. It works for a slice of time, and then queues up again behind the other checks. */
export const runChecks = defineQueue<CheckKey>('run-checks', { keyed: true })

/** Counted from the first verdicts, because the process that reads the files has to start first. */
const sliceMs = 20_000
/** How many files are in memory at once. Their verdicts are stored together. */
const chunkSize = 4

/**
 * Reads and verifies the files of a check, a few at a time, and deletes each when its verdict is stored. It is safe to run
 * twice: an item gets its verdict once, so after a kill the next job continues with the first item without one.
 */
export async function runCheck(ctx: Context, key: CheckKey, signal: AbortSignal): Promise<void> {
  let until: number | undefined
  do {
    if (!(await checkChunk(ctx, key))) return await endCheck(ctx, key)
    until ??= performance.now() + sliceMs
  } while (performance.now() < until && !signal.aborted)
  await withRetry(ctx.db, (tx) => ctx.jobs.enqueue(tx, runChecks, key, { key: key.checkId }))
}

/** Checks the next few files. Returns false if nothing is left to check. */
async function checkChunk(ctx: Context, key: CheckKey): Promise<boolean> {
  const items = await itemsOf(ctx.db, key)
    .select(['position', 'kind', 'sealed_content'])
    .where('verdict', 'is', null)
    .orderBy('position')
    .limit(chunkSize)
    .execute()
  const check = await ctx.db
    .selectFrom('bulk_check')
    .select('witnesses')
    .where('org_id', '=', key.organisationId)
    .where('id', '=', key.checkId)
    .executeTakeFirst()
  const witnesses = check && witnessesOf(check)
  const outcomes = await Promise.all(
    items.map(async ({ position, kind, sealed_content }) => {
      const content = openBytes(ctx.keys, sealed_content!)
      const outcome = await ctx.judging.forJob((judge) => checkItem(ctx, judge, { kind, content }, witnesses))
      return { position, ...outcome }
    }),
  )
  await withRetry(ctx.db, (tx) => noteVerdicts(ctx, tx, key, outcomes))
  return items.length > 0
}

async function noteVerdicts(
  { keys, clock }: Context,
  tx: Tx,
  { organisationId, checkId }: CheckKey,
  outcomes: readonly (Outcome & { position: number })[],
): Promise<void> {
  const counts: Record<CheckVerdict, number> = { VALID: 0, INVALID: 0, 'CANNOT TELL': 0, UNREADABLE: 0 }
  for (const { position, verdict, ...finding } of outcomes) {
    const { numUpdatedRows } = await tx
      .updateTable('bulk_check_item')
      .set({
        verdict,
        sealed_result: sealValue(keys, finding),
        sealed_content: null,
        checked_at: clock(),
      })
      .where('org_id', '=', organisationId)
      .where('check_id', '=', checkId)
      .where('position', '=', position)
      .where('verdict', 'is', null)
      .executeTakeFirst()
    counts[verdict] += Number(numUpdatedRows)
  }
  await tx
    .updateTable('bulk_check')
    .set({
      valid: sql`valid + ${counts.VALID}`,
      invalid: sql`invalid + ${counts.INVALID}`,
      cannot_tell: sql`cannot_tell + ${counts['CANNOT TELL']}`,
      unreadable: sql`unreadable + ${counts.UNREADABLE}`,
    })
    .where('org_id', '=', organisationId)
    .where('id', '=', checkId)
    .execute()
}

async function endCheck(ctx: Context, { organisationId, checkId }: CheckKey): Promise<void> {
  const newest = await newestCheckpoint(ctx.db, 'certificates')
  const checkpoint = newest ? await withCosignatures(ctx.db, 'certificates', newest) : null
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const ended = await tx
      .updateTable('bulk_check')
      .set({ state: 'done', ended_at: now, checkpoint })
      .where('org_id', '=', organisationId)
      .where('id', '=', checkId)
      .where('state', '=', 'running')
      .returning(['valid', 'invalid', 'cannot_tell', 'unreadable'])
      .executeTakeFirst()
    if (!ended) return
    const entry = { actor: 'system', action: 'check.ended' as const, subject: checkId, detail: ended }
    await appendAudit(ctx, tx, organisationId, now, [entry])
  })
}
