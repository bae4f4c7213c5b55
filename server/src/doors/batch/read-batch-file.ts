import { zonedDay } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import type { BatchFile } from '../../platform/acts/batch-kind.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { hasFile } from './batch-file.ts'
import { kindOf } from './kinds.ts'
import { findBatch } from './read-batches.ts'

/**
 * Returns the file of an ended batch and records who read it. Throws not_found if the batch has no file, or no longer has it.
 */
export async function readBatchFile(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  batchId: string,
): Promise<BatchFile & { name: string }> {
  const batch = await findBatch(ctx.db, organisationId, batchId)
  const now = ctx.clock()
  if (!hasFile(batch, now)) {
    throw refusal('not_found.batch_file')
  }
  await withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'batch.file-read', subject: batchId, detail: { done: batch.done } },
    ]),
  )
  const file = kindOf(batch.kind).file!(ctx, { organisationId, batchId }, batch.settings)
  const timeZone = (await timeZoneOf(ctx.db, organisationId)) ?? 'UTC'
  const day = zonedDay(batch.created_at.toISOString(), timeZone)
  const what = kindOf(batch.kind).subject === 'student' ? 'students' : 'certificates'
  return { ...file, name: `${what}-${day}.${file.extension}` }
}
