import { type FeeQuote, listLimit, type Certificate as WireCertificate } from '@credenza/schema'
import { newestHeld } from '../../certificates/certificate/find-held.ts'
import { documentKeys } from '../../certificates/certificate/sealed/document-keys.ts'
import { certificatesToWire, withoutLetter } from '../../certificates/certificate/wire.ts'
import type { Context } from '../../context.ts'
import { uploadFees } from '../upload/upload-fees.ts'

/** A student's certificates of every issuer, newest first, each with the key that opens its document. */
export async function listOwnCertificates(
  ctx: Context,
  accountId: string,
): Promise<(WireCertificate & { documentKey: string; fee: FeeQuote | null })[]> {
  const held = await newestHeld(ctx.db, accountId, listLimit.most)
  const keys = await documentKeys(ctx, held)
  const fees = await uploadFees(ctx.db, held)
  const certificates = await certificatesToWire(ctx, held, { accountId })
  return certificates.map((certificate) => ({
    ...withoutLetter(certificate),
    documentKey: keys.get(certificate._id) ?? '',
    fee: fees.get(certificate._id) ?? null,
  }))
}
