import { type Note, noteLimits } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { newTenantId } from '../../../platform/ids.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { lockInQueues, requireFound } from '../find-in-queues.ts'
import { readNote } from './list-notes.ts'
import { type NoteRow, sealNote } from './sealed-note.ts'

/**
 * Adds a note about a request, for the verifier's own people. Throws 'not_found' for a request in none of their queues, and
 * 'invalid' if it already has 100 notes.
 */
export async function addNote(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  { certificateId, text }: { certificateId: string; text: string },
  idempotency: IdempotencyKey | undefined,
): Promise<Note> {
  const now = ctx.clock()
  // The stored answer is an id: it outlives the note, which goes when the person is erased.
  const { _id } = await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      requireFound(await lockInQueues(tx, organisationId, [certificateId], 'UPDATE'))
      const { name: author } = await findAccountById(tx, accountId)
      const notes = tx
        .selectFrom('review_note')
        .where('org_id', '=', organisationId)
        .where('certificate_id', '=', certificateId)
      if ((await countRows(notes)) >= noteLimits.perRequest)
        throw refusal('invalid.too_many_notes', { max: noteLimits.perRequest })
      const row: NoteRow = {
        org_id: organisationId,
        id: newTenantId('note', organisationId),
        certificate_id: certificateId,
        author_id: accountId,
        sealed: sealNote(ctx, { author, text }),
        created_at: now,
      }
      await tx.insertInto('review_note').values(row).execute()
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'request.noted', subject: certificateId },
      ])
      return { _id: row.id }
    }),
  )
  return readNote(ctx, { organisationId, accountId }, _id)
}
