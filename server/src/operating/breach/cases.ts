import {
  type Breach,
  type BreachWithNotes,
  hourMs,
  type ListQuery,
  type OpenBreachRequest,
} from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newBreachId } from '../../platform/ids.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { readNotes } from './read-notes.ts'

/** The deadline of GDPR article 33(1). */
const reportWithinMs = 72 * hourMs

export async function openBreach(
  ctx: Context,
  adminId: string,
  { what, foundAt }: OpenBreachRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<BreachWithNotes> {
  const now = ctx.clock()
  const found_at = new Date(foundAt)
  if (found_at > now) throw fieldRefusal('foundAt', 'invalid.theft_in_future')
  const id = newBreachId()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await tx
        .insertInto('breach_case')
        .values({ id, what, found_at, opened_at: now, texts: null, report: '', closed_at: null })
        .execute()
      await appendAudit(ctx, tx, platformTrail, now, [
        { actor: adminId, action: 'breach.opened', subject: id },
      ])
      return readBreach(tx, id)
    }),
  )
}

/** One page of all cases, newest first. */
export async function listBreaches(
  ctx: Context,
  query: PageQuery<'createdAt'> & Pick<ListQuery, 'search'>,
): Promise<{ data: Breach[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const matching = casesIn(ctx.db).$if(pattern !== undefined, (q) =>
    q.where(foldedSql(sql.ref('what')), 'like', pattern!),
  )
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'id' },
    unique: ['id'],
    standard: newestFirst,
  })
  return { data: page.map(toWire), ...rest }
}

/** Reads one case with its notes. Throws not_found. */
export async function readBreach(db: Db | Tx, id: string): Promise<BreachWithNotes> {
  const row = await casesIn(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal('not_found.breach')
  return { ...toWire(row), notes: await readNotes(db, id) }
}

/** Locks an open case until the transaction ends. Throws not_found, and already_decided for a closed one. */
export async function lockOpenBreach(tx: Tx, id: string): Promise<void> {
  const row = await tx
    .selectFrom('breach_case')
    .select('closed_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw refusal('not_found.breach')
  if (row.closed_at) throw refusal('already_decided.breach_closed')
}

/** Closes the case with its report. Afterwards nobody can be added and no letter ordered. */
export async function closeBreach(
  ctx: Context,
  adminId: string,
  id: string,
  report: string,
): Promise<BreachWithNotes> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    await lockOpenBreach(tx, id)
    await tx.updateTable('breach_case').set({ report, closed_at: now }).where('id', '=', id).execute()
    const closed = await readBreach(tx, id)
    await appendAudit(ctx, tx, platformTrail, now, [
      {
        actor: adminId,
        action: 'breach.closed',
        subject: id,
        detail: { affected: closed.affected, told: closed.told },
      },
    ])
    return closed
  })
}

const casesIn = (db: Db | Tx) =>
  db
    .selectFrom('breach_case')
    .select(['id', 'what', 'found_at', 'opened_at', 'report', 'closed_at'])
    .select((q) =>
      q
        .selectFrom('breach_note')
        .whereRef('case_id', '=', 'breach_case.id')
        .select((note) => note.fn.min('authority_told_at').as('at'))
        .as('authority_told_at'),
    )
    .select((q) =>
      q
        .selectFrom('breach_person')
        .whereRef('case_id', '=', 'breach_case.id')
        .select((person) => person.fn.countAll<string>().as('count'))
        .as('affected'),
    )
    .select((q) =>
      q
        .selectFrom('breach_person')
        .whereRef('case_id', '=', 'breach_case.id')
        .select((person) => person.fn.count<string>('told_at').as('count'))
        .as('told'),
    )

type CaseRow = Awaited<ReturnType<ReturnType<typeof casesIn>['executeTakeFirstOrThrow']>>

const toWire = (row: CaseRow): Breach => ({
  _id: row.id,
  what: row.what,
  foundAt: row.found_at.toISOString(),
  reportBy: new Date(row.found_at.getTime() + reportWithinMs).toISOString(),
  authorityToldAt: row.authority_told_at?.toISOString() ?? null,
  createdAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  report: row.report,
  affected: Number(row.affected),
  told: Number(row.told),
})
