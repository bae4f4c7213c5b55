import type { ShareLink } from '@credenza/schema'
import { findHeldCertificate } from '../../certificates/certificate/find-held.ts'
import type { Context } from '../../context.ts'
import { linkToWire } from './wire.ts'

/** Every link that the holder made to a certificate, newest first. Throws not_found. */
export async function listLinks(
  ctx: Context,
  accountId: string,
  certificateId: string,
): Promise<ShareLink[]> {
  const certificate = await findHeldCertificate(ctx.db, accountId, certificateId)
  const rows = await ctx.db
    .selectFrom('share_link')
    .selectAll()
    .where('org_id', '=', certificate.organisationId)
    .where('certificate_id', '=', certificate.id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => linkToWire(ctx, row))
}
