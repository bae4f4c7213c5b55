import type { Note } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import type { OrganisationParty } from '../../../platform/http/access.ts'
import { inQueuesOf, requireFound } from '../find-in-queues.ts'
import { noteToWire } from './sealed-note.ts'

/**
 * What the verifier's people wrote about a request, oldest first. Throws 'not_found' for a request in none of their
 * queues.
 */
export async function listNotes(
  ctx: Context,
  { organisationId, accountId }: OrganisationParty,
  certificateId: string,
): Promise<Note[]> {
  requireFound(await inQueuesOf(ctx.db, organisationId, [certificateId]))
  const rows = await ctx.db
    .selectFrom('review_note')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', certificateId)
    .orderBy('id')
    .execute()
  return rows.map((row) => noteToWire(ctx, row, accountId))
}
