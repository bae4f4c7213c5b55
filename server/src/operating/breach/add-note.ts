import type { BreachNoteRequest, BreachWithNotes } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newBreachNoteId } from '../../platform/ids.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { lockOpenBreach, readBreach } from './cases.ts'

/**
 * Adds a note to an open case. Throws not_found, already_decided for a closed case, and 'invalid' for an authority told in the
 * future.
 */
export async function addNote(
  ctx: Context,
  adminId: string,
  id: string,
  { text, authorityToldAt }: BreachNoteRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<BreachWithNotes> {
  const now = ctx.clock()
  const toldAt = authorityToldAt === undefined ? null : new Date(authorityToldAt)
  if (toldAt && toldAt > now) throw fieldRefusal('authorityToldAt', 'invalid.theft_in_future')
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await lockOpenBreach(tx, id)
      await tx
        .insertInto('breach_note')
        .values({ id: newBreachNoteId(), case_id: id, text, authority_told_at: toldAt, created_at: now })
        .execute()
      const action = toldAt ? 'breach.authority-told' : 'breach.noted'
      await appendAudit(ctx, tx, platformTrail, now, [{ actor: adminId, action, subject: id }])
      return readBreach(tx, id)
    }),
  )
}
