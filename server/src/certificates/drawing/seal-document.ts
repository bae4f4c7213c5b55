import { X509Certificate } from 'node:crypto'
import { addArchiveStamp, type Evidence } from '@credenza/document/archive-stamp'
import { type Sealer, sealPdf, sealPdfWithTime } from '@credenza/document/seal'
import type { Stamp, TimeStamp } from '@credenza/document/time-stamp'
import type { Context } from '../../context.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'

/**
 * Seals a PDF. With a time-stamp authority the seal outlives its certificates (PAdES B-LTA). If the authority gives no valid
 * answer, the document gets a plain seal (B-B), so that nobody has to wait; the next download asks again. Throws
 * `KeyStoreFailed` if a provider holds the key and gives no signature.
 */
export async function sealDocument(ctx: Context, pdf: Uint8Array, sealer: Sealer): Promise<Uint8Array> {
  const { timeStamps } = ctx
  const now = ctx.clock()
  if (!timeStamps) return sealPdf(pdf, sealer, now)
  let first: TimeStamp | undefined
  const stamp: Stamp = async (digest) => {
    const given = await timeStamps.stamp(digest)
    first ??= given
    return given
  }
  try {
    const sealed = await sealPdfWithTime(pdf, sealer, { now, stamp })
    const chain = [sealer.certificate, ...(sealer.chain ?? [])].map((one) => new X509Certificate(one))
    const [ofSeal, ofTime] = await Promise.all([
      timeStamps.evidenceOfSeal(chain),
      timeStamps.evidence(first!.certificates),
    ])
    return await addArchiveStamp(sealed, together(ofSeal, ofTime), stamp)
  } catch (error) {
    if (error instanceof KeyStoreFailed) throw error
    ctx.log.warn({ fault: faultOf(error) }, 'A PDF was sealed without a time-stamp')
    return sealPdf(pdf, sealer, now)
  }
}

const together = (one: Evidence, other: Evidence): Evidence => ({
  certificates: [...one.certificates, ...other.certificates],
  crls: [...one.crls, ...other.crls],
  ocsps: [...one.ocsps, ...other.ocsps],
})
