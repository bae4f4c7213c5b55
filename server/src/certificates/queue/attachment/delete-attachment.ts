import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { tellQueues } from '../tell-readers.ts'

/** Any of the issuer's people can delete a file, even after the decision. Throws 'not_found' for another issuer's. */
export async function deleteAttachment(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  attachmentId: string,
): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const deleted = await tx
      .deleteFrom('review_attachment')
      .where('org_id', '=', organisationId)
      .where('id', '=', attachmentId)
      .returning(['certificate_id', 'verifier_id'])
      .executeTakeFirst()
    if (!deleted) throw refusal('not_found.file')
    await tellQueues(tx, [deleted.certificate_id])
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'request.file-deleted',
        subject: deleted.certificate_id,
        leavesState: true,
        detail: { file: attachmentId, verifier: deleted.verifier_id },
      },
    ])
  })
}
