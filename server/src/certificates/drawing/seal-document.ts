import type { SealKey } from '@credenza/document'
import { addArchiveStamp } from '@credenza/document/archive-stamp'
import { sealPdf, sealPdfWithTime } from '@credenza/document/seal'
import type { Stamp, TimeStamp } from '@credenza/document/time-stamp'
import type { Context } from '../../context.ts'
import { faultOf } from '../../platform/fault-of.ts'

/**
 * Seals a PDF of the renderer. With a time-stamp authority the seal outlives its certificates (PAdES B-LTA). If the authority
 * gives no good answer, the document gets a plain seal (B-B), since nobody should wait for it; the next download asks again.
 */
export async function sealDocument(ctx: Context, pdf: Uint8Array, key: SealKey): Promise<Uint8Array> {
  const { timeStamps } = ctx
  const now = ctx.clock()
  if (!timeStamps) return sealPdf(pdf, key, now)
  let first: TimeStamp | undefined
  const stamp: Stamp = async (digest) => {
    const given = await timeStamps.stamp(digest)
    first ??= given
    return given
  }
  try {
    const sealed = await sealPdfWithTime(pdf, key, { now, stamp })
    const known = await timeStamps.evidence(first!.certificates)
    const certificates = [key.certificate, ...(key.chain ?? []), ...known.certificates]
    return await addArchiveStamp(sealed, { ...known, certificates }, stamp)
  } catch (error) {
    ctx.log.warn({ fault: faultOf(error) }, 'A PDF was sealed without a time-stamp')
    return sealPdf(pdf, key, now)
  }
}
