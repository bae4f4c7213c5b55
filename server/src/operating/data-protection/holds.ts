import type { Hold, ListQuery, SetHoldRequest } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { lockErasure } from '../../holders/erasure/lock-erasure.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newHoldId } from '../../platform/ids.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { endHold, lockHolds, placeHold, standingHold } from '../../platform/retention/hold.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'

/** One page of all holds, including ended ones, newest first. */
export async function listHolds(
  ctx: Context,
  query: PageQuery<'createdAt'> & Pick<ListQuery, 'search'>,
): Promise<{ data: Hold[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const name = sql<string>`coalesce(organisation.name, account.name, '')`
  const matching = ctx.db
    .selectFrom('hold')
    .leftJoin('account', 'account.id', 'hold.subject_id')
    .leftJoin('organisation', 'organisation.id', 'hold.subject_id')
    .leftJoin('account as setter', 'setter.id', 'hold.set_by')
    .select(['hold.id', 'hold.subject_id', 'hold.reason', 'hold.set_at', 'hold.until', 'hold.lifted_at'])
    .select([name.as('subjectName'), 'setter.name as setBy', standingHold(ctx.clock()).as('stands')])
    .$if(pattern !== undefined, (q) =>
      q.where(foldedSql(name, sql.ref('hold.subject_id'), sql.ref('hold.reason')), 'like', pattern!),
    )
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'hold.id' },
    unique: ['hold.id'],
    standard: newestFirst,
  })
  const data = page.map((row) => ({
    _id: row.id,
    subjectId: row.subject_id,
    subjectName: row.subjectName,
    reason: row.reason,
    setBy: row.setBy ?? '',
    createdAt: row.set_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    liftedAt: row.lifted_at?.toISOString() ?? null,
    stands: row.stands,
  }))
  return { data, ...rest }
}

/** Sets a hold: after its commit, nothing of the subject is purged or erased. Throws not_found for an unknown subject. */
export async function setHold(
  ctx: Context,
  adminId: string,
  { subjectId, reason, until }: SetHoldRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<void> {
  const now = ctx.clock()
  const id = newHoldId()
  await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      if (!(await exists(tx, subjectId))) throw refusal('not_found.hold_subject')
      await placeHold(tx, {
        id,
        subject_id: subjectId,
        reason,
        set_by: adminId,
        set_at: now,
        until: until === null ? null : new Date(until),
      })
      // Waits for an erasure by a process of the release before, which locks only this row. The next release can leave it out.
      await lockErasure(tx, subjectId)
      await appendAudit(ctx, tx, platformTrail, now, [
        { actor: adminId, action: 'hold.set', subject: id, detail: { subject: subjectId } },
      ])
      return {}
    }),
  )
}

async function exists(tx: Tx, subjectId: string): Promise<boolean> {
  const table = subjectId.startsWith('org_') ? 'organisation' : 'account'
  const found = await tx.selectFrom(table).select('id').where('id', '=', subjectId).executeTakeFirst()
  return found !== undefined
}

/** Ends a hold now, which can take a second administrator. Throws not_found if it is unknown or was lifted before. */
export async function liftHold(ctx: Context, admin: Caller, id: string): Promise<void> {
  const now = ctx.clock()
  const act = async (tx: Tx) => {
    await lockHolds(tx)
    return { act: 'hold.lift', subject: id } as const
  }
  await withSecondAdmin(ctx, admin, act, async (tx) => {
    const subject = await endHold(tx, { id, by: admin.accountId, at: now })
    if (!subject) throw refusal('not_found.hold')
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: admin.accountId, action: 'hold.lifted', subject: id, detail: { subject } },
    ])
  })
}
