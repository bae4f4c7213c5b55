import type { ApprovalRule } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { CertificateQuery } from '../certificate/list/match-certificates.ts'
import { approvedBy, countedApprovers } from './approvers.ts'
import { demandOn, isMet } from './demand.ts'
import { pendingStates } from './request-row.ts'
import { readRules } from './rules.ts'
import { hasFree } from './take-free.ts'

/** What signing would refuse for want of approval. */
export type Lacking = Record<'approval_required' | 'approval_changed', number>

/**
 * Counts which of these drafts `holdApprovals` would refuse now. Whether a certificate still is what its signers were shown is
 * seen only when it is signed.
 */
export const countLacking = (
  ctx: Context,
  organisationId: string,
  drafts: CertificateQuery,
): Promise<Lacking> =>
  withRetry(ctx.db, async (tx) => {
    const rules = await readRules(tx, organisationId)
    const groups = await withRequests(tx, organisationId, drafts)
      .select((q) => ['category_name', 'asked.request_id', q.fn.countAll<string>().as('count')])
      .groupBy(['category_name', 'asked.request_id'])
      .execute()
    const asked = await countInRequests(ctx, tx, { organisationId, rules, groups })
    const unasked = groups.filter((group) => group.request_id === null)
    const required = await countUnasked(ctx, tx, { organisationId, rules, groups: unasked, drafts })
    return { ...asked, approval_required: asked.approval_required + required }
  })

/** Drafts of one type, in one request or none. */
interface Group {
  category_name: string
  request_id: string | null
  count: string
}

interface Grouped {
  organisationId: string
  rules: readonly ApprovalRule[]
  groups: readonly Group[]
}

/** Of the drafts in requests: which have too few approvals, or were changed since their signers were asked. */
async function countInRequests(
  ctx: Context,
  tx: Tx,
  { organisationId, rules, groups }: Grouped,
): Promise<Lacking> {
  const lacking: Lacking = { approval_required: 0, approval_changed: 0 }
  const requests = await requestsOf(tx, organisationId, [...new Set(groups.map((group) => group.request_id))])
  for (const [id, request] of requests) {
    const approvers = await countedApprovers(ctx, tx, request)
    for (const { request_id, category_name, count } of groups) {
      if (request_id !== id) continue
      const demands = [demandOn(request.demands, category_name), demandOn(rules, category_name)]
      if (request.state === 'changed') lacking.approval_changed += Number(count)
      else if (demands.some((demand) => demand && !isMet(demand, approvers)))
        lacking.approval_required += Number(count)
    }
  }
  return lacking
}

/** Of the drafts in no request: how many need one, because their rule exempts fewer today. */
async function countUnasked(
  ctx: Context,
  tx: Tx,
  { organisationId, rules, groups, drafts }: Grouped & { drafts: CertificateQuery },
): Promise<number> {
  let required = 0
  for (const [rule, own] of Map.groupBy(groups, (group) => demandOn(rules, group.category_name))) {
    if (!rule) continue
    const count = own.reduce((sum, group) => sum + Number(group.count), 0)
    const types = own.map((group) => group.category_name)
    const idsOf = async () => {
      const rows = await withRequests(tx, organisationId, drafts)
        .select('certificate.id')
        .where('asked.request_id', 'is', null)
        .where('category_name', '=', anyOf(types))
        .execute()
      return rows.map(({ id }) => id)
    }
    if (!(await hasFree(ctx, tx, { organisationId, rule, count, idsOf }))) required += count
  }
  return required
}

/** Whether one of these certificates is in a request that has as many approvals as one of its rules demands. */
export async function isAnyApproved(
  db: Db | Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<boolean> {
  const items = await db
    .selectFrom('approval_item')
    .select('request_id')
    .distinct()
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  const ids = items.map((item) => item.request_id)
  const requests = await requestsOf(db, organisationId, ids)
  for (const request of requests.values()) {
    const approvers = new Set((await approvedBy(db, request)).keys())
    if (request.demands.some((demand) => isMet(demand, approvers))) return true
  }
  return false
}

/** The drafts with the pending request that each is in, if any. */
const withRequests = (tx: Tx, organisationId: string, drafts: CertificateQuery) =>
  drafts.leftJoin(
    tx
      .selectFrom('approval_item')
      .innerJoin('approval_request', (join) =>
        join
          .onRef('approval_request.org_id', '=', 'approval_item.org_id')
          .onRef('approval_request.id', '=', 'approval_item.request_id'),
      )
      .select([
        'approval_item.org_id as owner_id',
        'approval_item.certificate_id',
        'approval_item.request_id',
      ])
      .where('approval_item.org_id', '=', organisationId)
      .where('approval_request.state', 'in', pendingStates)
      .as('asked'),
    (join) =>
      join
        .onRef('asked.owner_id', '=', 'certificate.org_id')
        .onRef('asked.certificate_id', '=', 'certificate.id'),
  )

async function requestsOf(db: Db | Tx, organisationId: string, ids: readonly (string | null)[]) {
  const rows = await db
    .selectFrom('approval_request')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids.filter((id) => id !== null)))
    .where('state', 'in', pendingStates)
    .execute()
  return new Map(rows.map((request) => [request.id, request]))
}
