import type { Context, Tx } from '../../context.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import type { Actor } from '../../platform/acts/bulk.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { newTenantId } from '../../platform/ids.ts'
import { randomBytes } from '../../platform/random-bytes.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requestDigest } from './content.ts'
import { demandOn } from './demand.ts'
import { lockLiveItems } from './lock-live-items.ts'
import { mailAsked } from './mail-signers.ts'
import { readDigests } from './read-said.ts'
import { readRules } from './rules.ts'

/**
 * Asks the signers whom the rules name to approve those of these certificates that are unsigned. Returns the request's id.
 * Leaves out certificates that no rule covers, and those that are already in an open request. Throws 'invalid' if none are
 * left. Call it with the certificates locked: one that is being signed would be in a request that nothing ends.
 */
export async function openApprovalRequest(
  ctx: Context,
  tx: Tx,
  { accountId, organisationId }: Actor,
  { ids: selected, note }: { ids: readonly string[]; note: string },
): Promise<string> {
  await lockOrganisation(tx, organisationId)
  const rules = await readRules(tx, organisationId)
  const asked = new Set((await lockLiveItems(tx, organisationId, selected)).map((item) => item.certificateId))
  const ids = selected.filter((id) => !asked.has(id))
  const id = newTenantId('apr', organisationId)
  const salt = randomBytes(32)
  const applied = new Set<(typeof rules)[number]>()
  const types = new Set<string>()
  const items: { certificate_id: string; digest: Uint8Array }[] = []
  let title = ''
  for await (const drafts of readDigests(tx, { organisationId, salt, ids }))
    for (const { id: certificate_id, said, isSigned, digest } of drafts) {
      const rule = demandOn(rules, said.categoryName)
      if (!rule || isSigned) continue
      applied.add(rule)
      types.add(said.categoryName)
      items.push({ certificate_id, digest })
      title ||= said.title
    }
  if (items.length === 0)
    throw fieldRefusal(
      'certificates',
      asked.size > 0 ? 'invalid.approval_asked' : 'invalid.approval_not_needed',
    )
  const now = ctx.clock()
  const demands = demandsOf(rules.filter((rule) => applied.has(rule)))
  const asking = {
    org_id: organisationId,
    id,
    asked_by: accountId,
    types: [...types],
    total: items.length,
  }
  await tx
    .insertInto('approval_request')
    .values({
      ...asking,
      state: 'open',
      title,
      note,
      demands: JSON.stringify(demands),
      salt,
      digest: requestDigest(items, 0),
      round: 0,
      waiting: items.length,
      removed: 0,
      rejected_by: null,
      reason: null,
      created_at: now,
    })
    .execute()
  await insertRecords(
    tx,
    'approval_item',
    items.map((item) => ({ org_id: organisationId, request_id: id, ...item, round: 0 })),
  )
  await appendAudit(ctx, tx, organisationId, now, [
    { actor: accountId, action: 'approval.asked', subject: id, detail: { total: items.length } },
  ])
  await mailAsked(ctx, tx, { ...asking, demands }, accountId)
  return id
}

/** The part of the rules that a request stores. */
export const demandsOf = (rules: Awaited<ReturnType<typeof readRules>>) =>
  rules.map(({ category, needed, signers }) => ({ category, needed, signers }))
