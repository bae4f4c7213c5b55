import { hash } from 'node:crypto'
import { cadesSigner } from './cades-signature.ts'
import { attribute } from './cms.ts'
import type { SealKey } from './document-key.ts'
import { openSignature, pdfDate } from './signed-update.ts'
import type { Stamp } from './time-stamp.ts'

/** Apart from the certificates and a second copy of an issuer's name, a message is smaller than this. */
const MESSAGE_BYTES = 400

/**
 * Signs a PDF of the renderer as PAdES B-B (ETSI EN 319 142-1): every PDF reader shows a later change of any byte. `now` is
 * the time that the signature claims. Appends to the file, and takes a third of a millisecond.
 */
export function sealPdf(pdf: Uint8Array, key: SealKey, now: Date): Uint8Array {
  const { digest, finish } = openSeal(pdf, key, { now, more: 0 })
  return finish(cadesSigner(key)(digest).message())
}

/** The most bytes of a time-stamp that has room in a file. */
export const STAMP_BYTES = 16_384

/** The same as PAdES B-T: an authority says that the signature existed at its time. */
export async function sealPdfWithTime(
  pdf: Uint8Array,
  key: SealKey,
  { now, stamp }: { now: Date; stamp: Stamp },
): Promise<Uint8Array> {
  const { digest, finish } = openSeal(pdf, key, { now, more: STAMP_BYTES })
  const signed = cadesSigner(key)(digest)
  const { token } = await stamp(hash('sha256', signed.signature, 'buffer'))
  return finish(signed.message(attribute(SIGNATURE_TIME_STAMP, token)))
}

/** id-aa-signatureTimeStampToken (RFC 3161, appendix A). */
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14'

const openSeal = (pdf: Uint8Array, key: SealKey, { now, more }: { now: Date; more: number }) =>
  openSignature(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length), {
    field: 'Seal',
    dictionary: `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(now)})`,
    room:
      2 * key.certificate.length +
      (key.chain ?? []).reduce((sum, one) => sum + one.length, 0) +
      MESSAGE_BYTES +
      more,
  })
