import type { Attachment } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { inQueuesOf, requireFound } from '../find-in-queues.ts'
import { requireOwnRequest } from './own-request.ts'
import { attachmentToWire } from './sealed-attachment.ts'

/**
 * The files about a request, oldest first. A verifier sees those lent to it, the issuer all. Throws 'not_found' for another
 * issuer's request, and for one in none of the verifier's queues.
 */
export async function listAttachments(
  ctx: Context,
  { role, organisationId }: OrganisationCaller,
  certificateId: string,
): Promise<Attachment[]> {
  if (role === 'issuer') await requireOwnRequest(ctx.db, organisationId, certificateId)
  else requireFound(await inQueuesOf(ctx.db, organisationId, [certificateId]))
  const rows = await ctx.db
    .selectFrom('review_attachment as file')
    .innerJoin('organisation as verifier', 'verifier.id', 'file.verifier_id')
    .select([
      'file.org_id',
      'file.id',
      'file.certificate_id',
      'file.verifier_id',
      'file.media_type',
      'file.bytes',
      'file.about',
      'file.created_at',
      'verifier.name as verifierName',
    ])
    .where('file.certificate_id', '=', certificateId)
    .where(role === 'issuer' ? 'file.org_id' : 'file.verifier_id', '=', organisationId)
    .orderBy('file.id')
    .execute()
  return rows.map(({ verifierName, ...row }) => attachmentToWire(ctx, row, verifierName))
}
