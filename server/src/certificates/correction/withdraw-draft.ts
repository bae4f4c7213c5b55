import type { Context, Tx } from '../../context.ts'
import type { Actor } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { transitionOf } from '../certificate/certificate-state.ts'
import { deleteDrafts } from '../certificate/draft/delete-drafts.ts'
import { lockCertificate } from '../certificate/lock-certificates.ts'
import { reopenRequest } from './request/approve-request.ts'

/**
 * Deletes a draft of the organisation, as undoing its creation would. Throws not_found, 'already_signed' or what else keeps it
 * from being signed, and 'forbidden' for a student's upload.
 */
export async function withdrawDraft(ctx: Context, actor: Actor, id: string): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const certificate = await lockCertificate(tx, actor.organisationId, id)
    const outcome = transitionOf(certificate, 'sign')
    if ('refused' in outcome)
      throw refusal(outcome.refused === 'already_signed' ? 'already_signed.to_delete' : outcome.refused)
    if (certificate.origin === 'user') throw refusal('forbidden.uploaded')
    await withdrawDraftWithin(ctx, tx, actor, id)
  })
}

/**
 * Deletes a certificate if it is still a draft, and reopens the holder's request if it was the correction that answered it.
 * Returns whether it was deleted.
 */
export async function withdrawDraftWithin(
  ctx: Context,
  tx: Tx,
  { accountId, organisationId }: Actor,
  id: string,
): Promise<boolean> {
  const withdrawn = await deleteDrafts(ctx, tx, (rows) =>
    rows.where('org_id', '=', organisationId).where('id', '=', id),
  )
  if (withdrawn.length === 0) return false
  const changed = await reopenRequest(tx, organisationId, id)
  await appendAudit(ctx, tx, organisationId, ctx.clock(), [
    { actor: accountId, action: 'certificate.withdrawn', subject: id, changed },
  ])
  return true
}
