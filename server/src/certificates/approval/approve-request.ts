import { hash } from 'node:crypto'
import { buildStatement, signStatement, statementDigest, utcSeconds } from '@credenza/credential/issue'
import type { Context, Tx } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { hex } from '../../platform/hex.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { sha256 } from '../../platform/sha256.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { methodOf, organisationDid } from '../../proof/issuer/did.ts'
import { lockedSigner } from '../../proof/issuer/signing-keys.ts'
import { enqueueLeaves } from '../../proof/log/enqueue-leaf.ts'
import { approvedBy, countedApprovers } from './approvers.ts'
import { compareItems } from './compare-items.ts'
import { areAllMet } from './demand.ts'
import { mailCompleted } from './mail-signers.ts'
import { markChanged } from './mark-changed.ts'
import { type ApprovalRequestRow, findRequest, requirePending } from './request-row.ts'
import { requireAsked } from './require-asked.ts'

/**
 * Records a signer's approval of a request's content: a statement signed with the organisation's key, and its leaf in the log.
 * The caller names the digest that the signer was shown. Approving again changes nothing. Requires a fresh second factor.
 * Throws 'forbidden' for somebody who is not asked, approval_ended, and approval_changed if the certificates no longer have
 * this digest; then all approvals are withdrawn.
 */
export async function approveRequest(
  ctx: Context,
  caller: OrganisationCaller,
  { id, digest }: { id: string; digest: string },
): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  const isSame = await withRetry(ctx.db, async (tx) => {
    const request = await findRequest(tx, organisationId, id, { lock: true })
    await requireAsked(ctx, tx, request, accountId)
    requirePending(request)
    if (request.state === 'changed' || hex(request.digest) !== digest) return false
    if ((await approvedBy(tx, request)).has(accountId)) return true
    const { changed, gone } = await compareItems(tx, request)
    if (changed.length + gone.length > 0) {
      await markChanged(ctx, tx, [request])
      return false
    }
    await addApproval(ctx, tx, request, accountId)
    return true
  })
  // Thrown only here: inside the transaction it would undo the withdrawal too.
  if (!isSame) throw refusal('approval_changed')
}

async function addApproval(
  ctx: Context,
  tx: Tx,
  request: ApprovalRequestRow,
  accountId: string,
): Promise<void> {
  const { org_id: organisationId, id, salt, digest: approved } = request
  const now = ctx.clock()
  const issuer = await findOrganisation(tx, organisationId)
  const did = organisationDid(ctx.config.publicUrl, organisationId)
  const signer = await lockedSigner(ctx, tx, organisationId)
  const statement = await signStatement(
    buildStatement({
      action: 'approval',
      issuer: did,
      at: utcSeconds(now),
      digest: hex(approved),
      approver: hash('sha256', `${hex(salt)} ${accountId}`).slice(0, 32),
    }),
    { verificationMethod: methodOf(did, signer), sign: signer.sign },
  )
  const digest = statementDigest(statement, sha256)
  await tx
    .insertInto('approval')
    .values({
      org_id: organisationId,
      request_id: id,
      account_id: accountId,
      approved,
      document: JSON.stringify(statement),
      digest,
      created_at: now,
    })
    .execute()
  await enqueueLeaves(tx, now, [
    {
      log: 'statements',
      organisationId,
      certificateId: null,
      action: 'approval',
      issuerAddress: issuer.wallet_address,
      digest,
    },
  ])
  const approvers = await countedApprovers(ctx, tx, request)
  const isComplete = areAllMet(request.demands, approvers)
  await appendAudit(ctx, tx, organisationId, now, [
    { actor: accountId, action: 'approval.given', subject: id, detail: { approvals: approvers.size } },
    ...(isComplete ? [{ actor: accountId, action: 'approval.completed' as const, subject: id }] : []),
  ])
  if (isComplete) await mailCompleted(ctx, tx, request, accountId)
}
