import { type AuditAction, batchPermission, batchScope } from '@credenza/schema'
import { actWithin, type ReachNow } from '../../certificates/reach/act-within.ts'
import type { Context, Tx } from '../../context.ts'
import { reachOfWork } from '../../people/department/reach-of-work.ts'
import { type BulkResult, chunkSize } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { currentStoredKey } from '../../proof/issuer/signing-keys.ts'
import { kindOf } from './kinds.ts'
import { BatchChanged, noteEnded } from './note-ended.ts'
import { endedOf, notePace } from './note-pace.ts'
import { type BatchRow, findBatch } from './read-batches.ts'

export interface BatchJob {
  organisationId: string
  batchId: string
}

/** One job per batch. It works for a slice of time, and then queues up again behind the other batches. */
export const runBatches = defineQueue<BatchJob>('run-batches', { keyed: true })

/** How long a job works on one batch while others wait, so that a large batch does not hold up a small one. */
const sliceMs = 1_000

/**
 * Works through the waiting items of a batch in chunks. It is safe to run twice: each item is marked as done in the transaction
 * that does it, so after a kill the next job continues with the first waiting item.
 */
export async function runBatch(ctx: Context, job: BatchJob, signal: AbortSignal): Promise<void> {
  const before = await findBatch(ctx.db, job.organisationId, job.batchId)
  const begun = performance.now()
  let waitsFor: KeyStoreFailed | undefined
  try {
    do {
      const hasEnded = await runChunk(ctx, job)
      if (hasEnded) return
    } while (performance.now() < begun + sliceMs && !signal.aborted)
  } catch (error) {
    if (!(error instanceof KeyStoreFailed)) throw error
    waitsFor = error
  }
  const seconds = (performance.now() - begun) / 1000
  await withRetry(ctx.db, async (tx) => {
    const batch = await findBatch(tx, job.organisationId, job.batchId)
    await notePace(tx, batch, { perSecond: (endedOf(batch) - endedOf(before)) / seconds, waitsFor })
    const afterSeconds = waitsFor?.retryAfterSeconds
    await ctx.jobs.enqueue(tx, runBatches, job, { key: job.batchId, ...(afterSeconds && { afterSeconds }) })
    await tell(ctx, tx, batch, 'batch.progressed', ctx.clock())
  })
}

/** Does the next chunk. Returns true if nothing was left and the batch has ended. */
async function runChunk(ctx: Context, job: BatchJob): Promise<boolean> {
  const batch = await begin(ctx, job)
  if (!batch) return true
  const ids = await waitingSubjects(ctx.db, batch, await chunkSizeOf(ctx.db, batch))
  if (ids.length === 0) return end(ctx, job)

  try {
    const result = await actOn(ctx, batch, ids)
    await withRetry(ctx.db, (tx) => noteEnded(tx, batch, result))
  } catch (error) {
    // The batch was undone or retried; the next chunk reads its new state.
    if (!(error instanceof BatchChanged)) throw error
  }
  return false
}

/** Items of a chunk when a key store signs. Even a slow key store signs this many well before the job expires. */
const chunkOfKeyStore = 100

const chunkSizeOf = async (db: Context['db'], { org_id }: BatchRow): Promise<number> =>
  (await currentStoredKey(db, org_id)) ? chunkOfKeyStore : chunkSize

/**
 * Acts on those items that the batch may reach now. If its starter could not start it now, refuses the items, so that somebody
 * else can retry them.
 */
function actOn(ctx: Context, batch: BatchRow, ids: readonly string[]): Promise<BulkResult> {
  const { id: batchId, account_id: accountId, settings } = batch
  const kind = kindOf(batch.kind)
  const act = batch.state === 'recalling' ? kind.undo! : kind.act
  const reachNow: ReachNow = (db) => reachOfBatch(ctx, db, batch)
  return actWithin(ctx.db, { ids, reachNow }, (within, stillMay) =>
    act(ctx, { ...within, batchId, accountId, settings }, async (tx, part) => {
      await stillMay(tx, part)
      return noteEnded(tx, batch, part)
    }),
  )
}

/** What the batch may reach. Throws WorkStopped if its starter could no longer start it. */
const reachOfBatch = (
  { clock }: Context,
  db: Context['db'] | Tx,
  { org_id: organisationId, id, account_id: accountId, kind }: BatchRow,
): Promise<Reach> =>
  reachOfWork(
    db,
    { organisationId, id, accountId, permission: batchPermission[kind], scope: batchScope(kind) },
    clock(),
  )

/** Marks the batch as running and returns it; undefined if it has ended. */
async function begin(ctx: Context, { organisationId, batchId }: BatchJob): Promise<BatchRow | undefined> {
  const batch = await findBatch(ctx.db, organisationId, batchId)
  if (batch.state === 'done' || batch.state === 'recalled') return undefined
  if (batch.state !== 'waiting') return batch
  await ctx.db
    .updateTable('batch')
    .set({ state: 'running' })
    .where('org_id', '=', organisationId)
    .where('id', '=', batchId)
    .where('state', '=', 'waiting')
    .execute()
  return findBatch(ctx.db, organisationId, batchId)
}

async function waitingSubjects(db: Context['db'] | Tx, batch: BatchRow, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_item')
    .select('subject')
    .where('org_id', '=', batch.org_id)
    .where('batch_id', '=', batch.id)
    .where('state', '=', 'waiting')
    .orderBy('subject')
    .limit(most)
    .execute()
  return rows.map(({ subject }) => subject)
}

/**
 * Ends the batch unless items are waiting again. Locks the row before it looks for them, so a retry comes entirely before or
 * after.
 */
async function end(ctx: Context, { organisationId, batchId }: BatchJob): Promise<boolean> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const batch = await findBatch(tx, organisationId, batchId, { lock: true })
    if ((await waitingSubjects(tx, batch, 1)).length > 0) return false
    if (batch.ended_at) return true
    const state = batch.state === 'recalling' ? 'recalled' : 'done'
    await tx
      .updateTable('batch')
      .set({ state, ended_at: now, waits_for: null })
      .where('org_id', '=', organisationId)
      .where('id', '=', batchId)
      .execute()
    await tell(ctx, tx, batch, state === 'recalled' ? 'batch.recalled' : 'batch.ended', now)
    return true
  })
}

/** Records only numbers, because a reader of the organisation's trail may not be allowed to read its certificates. */
const tell = (
  ctx: Context,
  tx: Tx,
  { org_id, id, kind, total, done, failed }: BatchRow,
  action: AuditAction,
  now: Date,
) =>
  appendAudit(ctx, tx, org_id, now, [
    { actor: 'system', action, subject: id, detail: { kind, total, done, failed } },
  ])
