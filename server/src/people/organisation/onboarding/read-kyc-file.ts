import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { type OpenedFile, openFile } from '../sealed-files.ts'

/** One of an organisation's files, for the admin. Records the access in both trails before the file is sent. */
export async function readKycFile(
  ctx: Context,
  { organisationId, fileId, adminId }: { organisationId: string; fileId: string; adminId: string },
): Promise<OpenedFile> {
  const file = await openFile(ctx, organisationId, 'id', fileId)
  const now = ctx.clock()
  const entry = {
    actor: adminId,
    action: 'organisation.file-read' as const,
    subject: file.id,
    detail: { kind: file.kind },
  }
  await withRetry(ctx.db, async (tx) => {
    await appendAudit(ctx, tx, organisationId, now, [entry])
    await appendAudit(ctx, tx, platformTrail, now, [entry])
  })
  return file
}
