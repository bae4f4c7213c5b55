import { type Certificate, type FeeQuote, listLimit } from '@credenza/schema'
import { documentKeys } from '../../certificates/certificate/document-keys.ts'
import { certificatesToWire, withoutLetter } from '../../certificates/certificate/wire.ts'
import type { Context } from '../../context.ts'
import { uploadFees } from '../upload/upload-fees.ts'

/** A student's certificates of every issuer, newest first, each with the key that opens its document. */
export async function listOwnCertificates(
  ctx: Context,
  accountId: string,
): Promise<(Certificate & { documentKey: string; fee: FeeQuote | null })[]> {
  const rows = await ctx.db
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(listLimit.most)
    .execute()
  const keys = await documentKeys(ctx, rows)
  const fees = await uploadFees(ctx.db, rows)
  const certificates = await certificatesToWire(ctx, rows)
  return certificates.map((certificate) => ({
    ...withoutLetter(certificate),
    documentKey: keys.get(certificate._id) ?? '',
    fee: fees.get(certificate._id) ?? null,
  }))
}
