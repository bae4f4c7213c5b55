import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { holdApprovers } from './approvers.ts'
import { contentDigest } from './content.ts'
import { approvalsOf, type Demand, demandOn, isMet } from './demand.ts'
import { type LiveItem, lockLiveItems } from './lock-live-items.ts'
import { markChanged } from './mark-changed.ts'
import type { Draft } from './read-said.ts'
import type { ApprovalRequestRow } from './request-row.ts'
import { readRules } from './rules.ts'
import { takeFree } from './take-free.ts'

/** A certificate that enough of its signers have approved, and how many of how many. */
export interface Approved {
  certificateId: string
  request: ApprovalRequestRow
  approvals: number
  signers: number
}

export interface Held {
  refused: BulkResult['failed']
  approved: Approved[]
}

type Unsigned = Omit<Draft, 'isSigned'>

/**
 * Decides which certificates of an organisation may be signed, in the transaction that signs them; `drafts` are exactly what
 * the signatures will cover. A certificate in a request is signed only if it was approved as it is, under both the rules of
 * that time and the current ones; a difference withdraws all approvals of its request. Any other certificate is signed only if
 * no rule covers it, or within the rule's daily allowance. Call it with the certificates locked and still unsigned: each of
 * them counts for the allowance, and nobody can put one into a request in the meantime. Locks the requests.
 */
export async function holdApprovals(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  drafts: readonly Unsigned[],
): Promise<Held> {
  const rules = await readRules(tx, organisationId)
  const ids = drafts.map(({ id }) => id)
  const live = await lockLiveItems(tx, organisationId, ids)
  const itemOf = new Map(live.map((item) => [item.certificateId, item]))
  const asked = await holdAsked(ctx, tx, { drafts, rules, itemOf })
  const unasked = drafts.filter(({ id }) => !itemOf.has(id))
  const byRule = Map.groupBy(unasked, ({ said }) => demandOn(rules, said.categoryName))
  for (const [rule, own] of byRule) {
    const ids = own.map(({ id }) => id)
    if (rule && !(await takeFree(ctx, tx, { organisationId, rule, ids })))
      asked.refused.push(...ids.map((id) => ({ id, why: sentence('approval_required') })))
  }
  return asked
}

async function holdAsked(
  ctx: Context,
  tx: Tx,
  {
    drafts,
    rules,
    itemOf,
  }: {
    drafts: readonly Unsigned[]
    rules: readonly Demand[]
    itemOf: ReadonlyMap<string, LiveItem>
  },
): Promise<Held> {
  const held: Held = { refused: [], approved: [] }
  const changed = await dropDifferent(ctx, tx, drafts, itemOf)
  const approvers = new Map<ApprovalRequestRow, ReadonlySet<string>>()
  for (const { id, said } of drafts) {
    const request = itemOf.get(id)?.request
    if (!request) continue
    if (request.state === 'changed' || changed.has(request)) {
      held.refused.push({ id, why: sentence('approval_changed') })
      continue
    }
    if (!approvers.has(request)) approvers.set(request, await holdApprovers(ctx, tx, request))
    const by = approvers.get(request)!
    const rule = demandOn(rules, said.categoryName)
    const demanded = demandOn(request.demands, said.categoryName) ?? rule
    const isApproved = [demanded, rule].every((demand) => !demand || isMet(demand, by))
    if (!isApproved) held.refused.push({ id, why: sentence('approval_required') })
    else if (demanded)
      held.approved.push({
        certificateId: id,
        request,
        approvals: approvalsOf(demanded, by),
        signers: demanded.signers.length,
      })
  }
  return held
}

/** Withdraws the approvals of requests whose certificates differ from these drafts, and returns those requests. */
async function dropDifferent(
  ctx: Context,
  tx: Tx,
  drafts: readonly Unsigned[],
  itemOf: ReadonlyMap<string, LiveItem>,
): Promise<ReadonlySet<ApprovalRequestRow>> {
  const different = new Set<ApprovalRequestRow>()
  for (const { id, said, email } of drafts) {
    const item = itemOf.get(id)
    if (item?.request.state !== 'open') continue
    const digest = contentDigest(item.request.salt, said, email)
    const isOfItsTypes = item.request.types?.includes(said.categoryName) ?? true
    if (!isOfItsTypes || !Buffer.from(digest).equals(item.digest)) different.add(item.request)
  }
  await markChanged(ctx, tx, [...different])
  return different
}
