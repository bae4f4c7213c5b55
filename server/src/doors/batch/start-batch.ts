import { type Batch, type BatchRequest, batchUndoWindowMs } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { putNewInDepartment } from '../../people/department/put-in-department.ts'
import type { Starter } from '../../platform/acts/batch-kind.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, fieldRefusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { kindOf } from './kinds.ts'
import { batchToWire } from './read-batches.ts'
import { runBatches } from './run-batch.job.ts'
import { insertItems, type Subjects } from './select-subjects.ts'

/**
 * Starts an act on any number of things. Stores what is selected now as items; a job does the work. Items, batch, job and audit
 * entry share one transaction. Throws 'invalid' if the act cannot begin, nothing is selected, or a caller with several
 * departments does not name one.
 */
export async function startBatch(
  ctx: Context,
  starter: Starter,
  request: BatchRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<Batch> {
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, ctx.clock(), () => startBatchWithin(ctx, tx, starter, request)),
  )
}

/** Does the same in the caller's transaction, which may only write audit entries afterwards. */
export async function startBatchWithin(
  ctx: Context,
  tx: Tx,
  starter: Starter,
  request: BatchRequest,
): Promise<Batch> {
  const { accountId, organisationId } = starter
  const kind = kindOf(request.kind)
  const now = ctx.clock()
  const id = newTenantId('batch', organisationId)
  await putNewInDepartment(tx, starter, [id])
  const { settings, title = '' } = await kind.prepare(ctx, tx, starter, request)
  const total = await insertItems(tx, { reach: starter, batchId: id }, subjectsOf(request))
  if (total === 0) throw nothingSelected(request)
  await kind.begin?.(tx, { organisationId, batchId: id }, request)
  await kind.early?.set(tx, { organisationId, batchId: id })
  const row = {
    org_id: organisationId,
    id,
    account_id: accountId,
    kind: request.kind,
    state: 'waiting' as const,
    title,
    settings,
    total,
    done: 0,
    failed: 0,
    skipped: 0,
    skipped_for_good: 0,
    per_second: null,
    waits_for: null,
    created_at: now,
    ended_at: null,
    recall_until: kind.undo ? new Date(now.getTime() + batchUndoWindowMs) : null,
  }
  await tx
    .insertInto('batch')
    .values({ ...row, settings: JSON.stringify(settings) })
    .execute()
  await ctx.jobs.enqueue(tx, runBatches, { organisationId, batchId: id }, { key: id })
  await appendAudit(ctx, tx, organisationId, now, [
    { actor: accountId, action: 'batch.created', subject: id, detail: { kind: request.kind, total } },
  ])
  return batchToWire(tx, row, now)
}

function subjectsOf(request: BatchRequest): Subjects {
  if ('importId' in request) return { subject: 'added-student', importId: request.importId }
  if ('students' in request) return { subject: 'student', selection: request.students }
  if ('recipients' in request) return { subject: 'student', selection: request.recipients }
  if ('requests' in request)
    return { subject: 'request', selection: request.requests, origin: request.origin }
  return { subject: 'certificate', selection: request.certificates }
}

function nothingSelected(request: BatchRequest): ApiError {
  const field =
    (['recipients', 'students', 'requests'] as const).find((name) => name in request) ?? 'certificates'
  return fieldRefusal(field, 'invalid.nothing_selected')
}
