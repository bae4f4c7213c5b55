import type { Context } from '../../../context.ts'
import type { OpenedFile } from '../../../people/organisation/sealed-files.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { organisationOf } from '../../../platform/ids.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { inQueuesOf } from '../find-in-queues.ts'
import { openAttachment } from './sealed-attachment.ts'

/**
 * A file about a request, for its issuer, and for the verifier it was lent to while the request is in its queue. Records a
 * verifier's access in both trails before sending. Throws 'not_found' for everybody else.
 */
export async function readAttachment(
  ctx: Context,
  { role, organisationId, accountId }: OrganisationCaller,
  attachmentId: string,
): Promise<OpenedFile> {
  const row = await ctx.db
    .selectFrom('review_attachment')
    .selectAll()
    .where('org_id', '=', organisationOf(attachmentId, 'att') ?? '')
    .where('id', '=', attachmentId)
    .where(role === 'issuer' ? 'org_id' : 'verifier_id', '=', organisationId)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.file')
  const certificateId = row.certificate_id
  if (role === 'verifier') {
    if ((await inQueuesOf(ctx.db, organisationId, [certificateId])).size === 0)
      throw refusal('not_found.file')
    const now = ctx.clock()
    await withRetry(ctx.db, async (tx) => {
      for (const trail of [row.org_id, organisationId].sort())
        await appendAudit(ctx, tx, trail, now, [
          {
            actor: accountId,
            action: 'request.file-read',
            subject: certificateId,
            leavesState: true,
            detail: { file: row.id },
          },
        ])
    })
  }
  return { id: row.id, kind: 'attachment', mediaType: row.media_type, bytes: openAttachment(ctx, row) }
}
