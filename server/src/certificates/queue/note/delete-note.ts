import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { appendAudit } from '../../../proof/audit/append.ts'

/**
 * Lets the author delete a note. Throws 'forbidden' for a colleague's note, and 'not_found' for another organisation's.
 */
export async function deleteNote(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  noteId: string,
): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const note = await tx
      .selectFrom('review_note')
      .select(['certificate_id', 'author_id'])
      .where('org_id', '=', organisationId)
      .where('id', '=', noteId)
      .forUpdate()
      .executeTakeFirst()
    if (!note) throw refusal('not_found.note')
    if (note.author_id !== accountId) throw refusal('forbidden.note')
    await tx.deleteFrom('review_note').where('org_id', '=', organisationId).where('id', '=', noteId).execute()
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'request.note-deleted', subject: note.certificate_id },
    ])
  })
}
