import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { findCertificate } from '../certificate/find-certificates.ts'
import { numberMac } from '../certificate/signing/paper-columns.ts'

/**
 * What somebody with the paper needs to open the certificate: its slug, and its document's key sealed under the number. The
 * caller sends only a proof of the number. Throws not_found, whether the number never existed or its documents were erased.
 */
export async function openNumber(ctx: Context, proof: string): Promise<{ slug: string; wrappedKey: string }> {
  const row = await ctx.db
    .selectFrom('certificate_document')
    .select(['certificate_id', 'number_key'])
    .where('number_mac', '=', numberMac(ctx.keys, proof))
    .executeTakeFirst()
  if (!row?.number_key) throw refusal('not_found.certificate')
  const { slug } = await findCertificate(ctx.db, row.certificate_id)
  return { slug, wrappedKey: Buffer.from(row.number_key).toString('base64url') }
}
