import type { ApprovalRequest, approvalQuery } from '@credenza/schema'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context, Db } from '../../context.ts'
import { areTypesWithin } from '../../people/department/reach.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { hex } from '../../platform/hex.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { approvedBy, countedAmong } from './approvers.ts'
import { approvalsOf, areAllMet } from './demand.ts'
import { isAsked } from './is-asked.ts'
import { type ApprovalRequestRow, findRequest, pendingStates } from './request-row.ts'
import { type Signers, signersOf } from './signers-of.ts'

/** One page of the open or the closed requests within reach, newest first. */
export async function listApprovalRequests(
  ctx: Context,
  caller: OrganisationCaller,
  query: z.output<typeof approvalQuery>,
): Promise<{ data: ApprovalRequest[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const own = ctx.db
    .selectFrom('approval_request')
    .selectAll()
    .where('org_id', '=', caller.organisationId)
    .where(areTypesWithin(caller, 'types'))
    .where('state', query.which === 'pending' ? 'in' : 'not in', pendingStates)
    .$if(pattern !== undefined, (q) =>
      q.where(foldedSql(sql.ref('title'), sql.ref('note')), 'like', pattern!),
    )
  const { page, ...rest } = await rowsPage(ctx.db, own, query, {
    keys: { createdAt: 'created_at', title: 'title' },
    unique: ['id'],
    standard: newestFirst,
  })
  const signers = await signersOf(ctx, ctx.db, caller.organisationId)
  const data = await Promise.all(page.map((row) => toWire(ctx.db, row, { caller, signers })))
  return { data, ...rest }
}

/** One request. Throws not_found. */
export async function readApprovalRequest(
  ctx: Context,
  caller: OrganisationCaller,
  id: string,
): Promise<ApprovalRequest> {
  const row = await findRequest(ctx.db, caller.organisationId, id)
  return toWire(ctx.db, row, { caller, signers: await signersOf(ctx, ctx.db, caller.organisationId) })
}

async function toWire(
  db: Db,
  row: ApprovalRequestRow,
  { caller, signers }: { caller: OrganisationCaller; signers: Signers },
): Promise<ApprovalRequest> {
  const names = await namesOf(db, row)
  const nameOf = (id: string | null) => names.get(id ?? '') ?? ''
  const approved = row.state === 'changed' ? new Map<string, Date>() : await approvedBy(db, row)
  const counted = countedAmong(approved, row, signers)
  const isApproved = row.state === 'open' && areAllMet(row.demands, counted)
  const you = caller.accountId
  return {
    _id: row.id,
    state: isApproved ? 'approved' : row.state,
    title: row.title,
    note: row.note,
    askedBy: { _id: row.asked_by, name: nameOf(row.asked_by) },
    createdAt: row.created_at.toISOString(),
    total: row.total,
    waiting: row.waiting,
    digest: hex(row.digest),
    demands: row.demands.map((demand) => ({
      category: demand.category,
      needed: demand.needed,
      approvals: approvalsOf(demand, counted),
      signers: demand.signers.map((_id) => ({
        _id,
        name: nameOf(_id),
        approvedAt: approved.get(_id)?.toISOString() ?? '',
        counts: signers.maySign(_id, row.types),
      })),
    })),
    changed: row.round === 0 ? 0 : await countChanged(db, row),
    removed: row.removed,
    rejectedBy: nameOf(row.rejected_by),
    reason: row.reason ?? '',
    awaitsYou: row.state === 'open' && !approved.has(you) && isAsked(row, you, signers),
  }
}

/** Names by account, of those who asked, signed or rejected, even if they may no longer sign. */
async function namesOf(
  db: Db,
  { org_id, asked_by, rejected_by, demands }: ApprovalRequestRow,
): Promise<ReadonlyMap<string, string>> {
  const ids = [asked_by, rejected_by ?? asked_by, ...demands.flatMap(({ signers }) => signers)]
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('org_id', '=', org_id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const countChanged = (db: Db, { org_id, id, round }: ApprovalRequestRow): Promise<number> =>
  countRows(
    db
      .selectFrom('approval_item')
      .where('org_id', '=', org_id)
      .where('request_id', '=', id)
      .where('round', '=', round),
  )
