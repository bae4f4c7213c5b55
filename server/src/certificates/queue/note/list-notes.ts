import type { Note } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { inQueuesOf, requireFound } from '../find-in-queues.ts'
import { noteToWire } from './sealed-note.ts'

/**
 * What the verifier's people wrote about a request, oldest first. Throws 'not_found' for a request in none of their
 * queues.
 */
export async function listNotes(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
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

/** One note of the organisation. Throws 'not_found' for one that was deleted. */
export async function readNote(
  ctx: Context,
  { organisationId, accountId }: Pick<OrganisationCaller, 'organisationId' | 'accountId'>,
  id: string,
): Promise<Note> {
  const row = await ctx.db
    .selectFrom('review_note')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.note')
  return noteToWire(ctx, row, accountId)
}
