import type { Batch, BatchFailure, ListQuery } from '@credenza/schema'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { isAnyApproved } from '../../certificates/approval/lacking-approval.ts'
import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Db, Tx } from '../../context.ts'
import { actorNames } from '../../people/colleague/actor-names.ts'
import { isTypeWithin, isWithin } from '../../people/department/reach.ts'
import type { BatchKind } from '../../platform/acts/batch-kind.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal, refusalInWords } from '../../platform/http/api-error.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchInTurn } from '../../platform/lists/search-in-turn.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { canRetry, hasFile } from './batch-file.ts'
import { isFinal } from './final-refusals.ts'
import { kindOf, lacksApproval } from './kinds.ts'
import type { BatchTables } from './tables.ts'

export type BatchRow = Selectable<BatchTables['batch']>

/** Finds a batch of the organisation. With `lock`, nobody else can change it until the transaction ends. Throws not_found. */
export const findBatch = (db: Db | Tx, organisationId: string, id: string, { lock = false } = {}) =>
  onlyRow(db.selectFrom('batch').selectAll().where('org_id', '=', organisationId).where('id', '=', id), {
    lock,
    missing: () => refusal('not_found.batch'),
  })

/** How many items undoing a batch would change: all while it runs. After the deadline or an undo, none. */
export async function countUndoable(db: Db | Tx, row: BatchRow, now: Date): Promise<number> {
  if (!row.recall_until || row.recall_until < now) return 0
  if (!row.ended_at) return row.total
  const batch = { organisationId: row.org_id, batchId: row.id }
  return kindOf(row.kind).countUndoable!(db, batch, row.settings)
}

/** Whether everything that a signing batch could try again still lacks the approval of its signers. */
async function waitsForApproval(db: Db | Tx, { org_id, id, kind }: BatchRow): Promise<boolean> {
  if (kind !== 'sign') return false
  const failed = db
    .selectFrom('batch_item')
    .where('org_id', '=', org_id)
    .where('batch_id', '=', id)
    .where('state', '=', 'failed')
  const keyOf = sql<string>`why->>'key'`
  // Many items fail for few reasons, and most batches for another one.
  const reasons = await failed.select(keyOf.as('key')).distinct().execute()
  const passing = reasons.map(({ key }) => key).filter((key) => !isFinal(key))
  if (passing.length === 0 || !passing.every(lacksApproval)) return false
  const waiting = await failed.select('subject').where(keyOf, 'in', passing).execute()
  return !(await isAnyApproved(
    db,
    org_id,
    waiting.map(({ subject }) => subject),
  ))
}

/** Whether its kind still lets a batch be retried. */
const isRetryOpen = async (db: Db | Tx, { kind, org_id, settings }: BatchRow, now: Date): Promise<boolean> =>
  (await kindOf(kind).isRetryOpen?.(db, org_id, settings, now)) ?? true

/** The wire form of a batch at this time. `names` are those of who acts for the organisation. */
export async function batchToWire(
  db: Db | Tx,
  row: BatchRow,
  now: Date,
  names?: ReadonlyMap<string, string>,
): Promise<Batch> {
  const known = names ?? (await actorNames(db, row.org_id, [row.account_id]))
  const recallable = await countUndoable(db, row, now)
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    title: row.title,
    total: row.total,
    done: row.done,
    failed: row.failed,
    skipped: row.skipped,
    perSecond: row.per_second ?? 0,
    waitsFor: row.waits_for && refusalInWords(row.waits_for),
    createdAt: row.created_at.toISOString(),
    by: known.get(row.account_id) ?? '',
    endedAt: row.ended_at?.toISOString() ?? '',
    canRetry: canRetry(row, now) && (await isRetryOpen(db, row, now)) && !(await waitsForApproval(db, row)),
    recallUntil: recallable > 0 ? row.recall_until!.toISOString() : '',
    recallable,
    fileUrl: hasFile(row, now) ? `/api/batches/${row.id}/file` : '',
  }
}

/** One page of the batches that the caller may see, newest first; `search` matches their titles. */
export async function listBatches(
  db: Db,
  reach: Reach,
  query: PageQuery<'createdAt' | 'title'> & Pick<ListQuery, 'search'>,
  now: Date,
): Promise<{ data: Batch[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const own = db
    .selectFrom('batch')
    .selectAll()
    .where('org_id', '=', reach.organisationId)
    .where(isWithin(reach, 'batch.id'))
    .$if(pattern !== undefined, (q) => q.where(foldedSql(sql.ref('title')), 'like', pattern!))
  const { page, ...rest } = await rowsPage(db, own, query, {
    keys: { createdAt: 'id', title: 'title' },
    unique: ['id'],
    standard: newestFirst,
  })
  const names = await actorNames(
    db,
    reach.organisationId,
    page.map(({ account_id }) => account_id),
  )
  return { data: await Promise.all(page.map((row) => batchToWire(db, row, now, names))), ...rest }
}

/**
 * One page of a batch's failed items, with reason and person, and the most frequent reasons. A person out of reach has no name,
 * and no search finds them by it.
 */
export async function listFailures(
  db: Db,
  reach: Reach,
  batchId: string,
  query: PageQuery<'name'> & Pick<ListQuery, 'search'>,
): Promise<{
  data: BatchFailure[]
  reasons: (ReturnType<typeof refusalInWords> & { count: number })[]
  nextCursor: string | null
  total: number
}> {
  const { organisationId } = reach
  const batch = await findBatch(db, organisationId, batchId)
  const pattern = searchPattern(query.search)
  const named = sql<string>`coalesce((${nameOfSubject[kindOf(batch.kind).subject](reach)}), '')`
  // Read first, because in a distributed database a request lies on another node than its item.
  const failures = db
    .with(
      (cte) => cte('batch_item').materialized(),
      (q) =>
        q
          .selectFrom('batch_item')
          .select(['subject', 'why'])
          .where('org_id', '=', organisationId)
          .where('batch_id', '=', batchId)
          .where('state', '=', 'failed'),
    )
    .selectFrom('batch_item')
    .select(['subject', 'why', named.as('name')])
    .$if(pattern !== undefined, (q) => q.where(foldedSql(named), 'like', pattern!))
  const list = () =>
    rowsPage(db, failures, query, {
      keys: { subject: 'subject', name: named },
      unique: ['subject'],
      standard: { column: 'subject', direction: 'asc' },
    })
  const [{ page, ...rest }, reasons] = await Promise.all([
    searchInTurn(organisationId, query.search, list),
    mostFrequentReasons(db, batch),
  ])
  const data = page.map(({ subject, name, why }) => ({ subject, name, ...refusalInWords(why!) }))
  return { data, reasons, ...rest }
}

const mostReasons = 3

async function mostFrequentReasons(db: Db, { org_id, id }: BatchRow) {
  const rows = await db
    .selectFrom('batch_item')
    .select((q) => ['why', q.fn.countAll<string>().as('count')])
    .where('org_id', '=', org_id)
    .where('batch_id', '=', id)
    .where('state', '=', 'failed')
    .groupBy('why')
    .orderBy('count', 'desc')
    .limit(mostReasons)
    .execute()
  return rows.map(({ why, count }) => ({ ...refusalInWords(why!), count: Number(count) }))
}

/**
 * The name of the person whom an item is about, if they are within reach now. For a request, only if it is in a queue that the
 * organisation reads.
 */
const nameOfSubject: Record<BatchKind['subject'], (reach: Reach) => RawBuilder<string>> = {
  student: (reach) => sql`
    SELECT name FROM student
    WHERE org_id = ${reach.organisationId} AND id = batch_item.subject AND ${isWithin(reach, 'student.id')}`,
  certificate: (reach) => sql`
    SELECT user_name FROM certificate
    WHERE org_id = ${reach.organisationId} AND id = batch_item.subject
      AND ${isTypeWithin(reach, 'certificate.category_name')}`,
  request: ({ organisationId }) => sql`
    SELECT user_name FROM review_request
    WHERE queue_id = ANY(${queuesOf(organisationId)}::text[]) AND certificate_id = batch_item.subject LIMIT 1`,
}
