import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { isFinal } from './final-refusals.ts'
import { isSkip, kindOf } from './kinds.ts'
import type { BatchRow } from './read-batches.ts'

/** The batch was undone or retried while a chunk was in progress, so the chunk must be rolled back. */
export class BatchChanged extends Error {
  override name = 'BatchChanged'
}

/**
 * Stores how items of a running batch ended, counts them, and clears what had taken effect early for those that failed. Changes
 * only items that still wait, so a second call is harmless. Returns the subjects that this call noted. Locks the batch's row
 * before its items.
 */
export async function noteEnded(tx: Tx, batch: BatchRow, { done, failed }: BulkResult): Promise<Set<string>> {
  const ofBatch = { org_id: batch.org_id, id: batch.id }
  // Before the batch's row is locked, because the transaction of a chunk locks it only after the certificates.
  if (failed.length > 0)
    await kindOf(batch.kind).early?.clear(
      tx,
      { organisationId: batch.org_id, batchId: batch.id },
      failed.map(({ id }) => id),
    )
  const { state, account_id } = await tx
    .selectFrom('batch')
    .select(['state', 'account_id'])
    .where((eb) => eb.and(ofBatch))
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (state !== batch.state || account_id !== batch.account_id)
    throw new BatchChanged(`Batch ${batch.id} is ${state} now, for ${account_id}`)

  const ends = [...done.map((id) => ({ id, why: null })), ...failed]
  const { rows } = await sql<{ subject: string; state: string }>`
    UPDATE batch_item SET why = ended.why,
      state = CASE WHEN ended.why IS NULL THEN 'done' ELSE 'failed' END
    FROM unnest(${ends.map(({ id }) => id)}::text[],
      ${ends.map(({ why }) => why && JSON.stringify(why))}::jsonb[]) AS ended (subject, why)
    WHERE batch_item.org_id = ${batch.org_id} AND batch_item.batch_id = ${batch.id}
      AND batch_item.subject = ended.subject AND batch_item.state = 'waiting'
    RETURNING batch_item.subject, batch_item.state`.execute(tx)
  const newlyFailed = rows.filter(({ state }) => state === 'failed').length
  const whyOf = new Map(failed.map(({ id, why }) => [id, why.key]))
  const skips = rows
    .flatMap(({ subject }) => whyOf.get(subject) ?? [])
    .filter((why) => isSkip(batch.kind, why))
  await tx
    .updateTable('batch')
    .set((eb) => ({
      done: eb('done', '+', rows.length - newlyFailed),
      failed: eb('failed', '+', newlyFailed),
      skipped: eb('skipped', '+', skips.length),
      skipped_for_good: eb('skipped_for_good', '+', skips.filter(isFinal).length),
    }))
    .where((eb) => eb.and(ofBatch))
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}
