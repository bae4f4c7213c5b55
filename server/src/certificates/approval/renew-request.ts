import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { hex } from '../../platform/hex.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { compareItems, type Differences } from './compare-items.ts'
import { requestDigest } from './content.ts'
import { demandOn } from './demand.ts'
import { mailAsked } from './mail-signers.ts'
import { demandsOf } from './open-request.ts'
import { type ApprovalRequestRow, findRequest, requirePending, updateRequest } from './request-row.ts'
import { readRules } from './rules.ts'

/**
 * Sends a request whose certificates have changed to the signers again, without any approvals. Takes out certificates that no
 * longer exist, counts again what waits for signatures, and applies the current rules. Does nothing if nothing changed. Throws
 * approval_ended.
 */
export async function renewRequest(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  id: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const request = await findRequest(tx, organisationId, id, { lock: true })
    requirePending(request)
    const differences = await compareItems(tx, request)
    const { items, changed, gone } = differences
    const waiting = items.filter(({ isSigned }) => !isSigned).length
    const isAsShown = changed.length + gone.length === 0 && waiting === request.waiting
    if (isAsShown && request.state === 'open') return
    await writeItems(tx, request, differences)
    const rules = await readRules(tx, organisationId)
    const applied = new Set(items.flatMap(({ category }) => demandOn(rules, category) ?? []))
    const renewed = {
      types: items.length === 0 ? request.types : [...new Set(items.map(({ category }) => category))],
      total: items.length,
    }
    const demands = demandsOf(rules.filter((rule) => applied.has(rule)))
    await updateRequest(tx, request, {
      ...renewed,
      state: waiting === 0 ? 'withdrawn' : 'open',
      digest: requestDigest(items, request.round + 1),
      round: request.round + 1,
      waiting,
      removed: gone.length,
      demands: JSON.stringify(demands),
    })
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'approval.asked', subject: id, detail: { total: items.length } },
    ])
    if (waiting > 0) await mailAsked(ctx, tx, { ...request, ...renewed, demands }, accountId)
  })
}

async function writeItems(
  tx: Tx,
  { org_id, id, round }: ApprovalRequestRow,
  { items, changed, gone }: Differences,
): Promise<void> {
  const digests = new Map(items.map(({ certificate_id, digest }) => [certificate_id, digest]))
  await sql`
    UPDATE approval_item SET digest = decode(now.digest, 'hex'), round = ${round + 1}
    FROM unnest(${changed}::text[], ${changed.map((one) => hex(digests.get(one)!))}::text[]) AS now (id, digest)
    WHERE org_id = ${org_id} AND request_id = ${id} AND certificate_id = now.id`.execute(tx)
  await sql`
    DELETE FROM approval_item
    WHERE org_id = ${org_id} AND request_id = ${id} AND certificate_id = ANY(${gone}::text[])`.execute(tx)
}
