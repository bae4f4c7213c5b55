import { hash, X509Certificate } from 'node:crypto'
import { openCades, type Sealer } from './cades-signature.ts'
import { attribute, type CmsCertificates } from './cms.ts'
import { openSignature, pdfDate } from './signed-update.ts'
import type { Stamp } from './time-stamp.ts'

export { localSealer, type Sealer } from './cades-signature.ts'

/**
 * A message needs fewer bytes than this, apart from the certificates, the second copy of an issuer's name and a long
 * signature.
 */
const MESSAGE_BYTES = 400

/**
 * Signs a PDF from the renderer as PAdES B-B (ETSI EN 319 142-1), so that every PDF reader notices a later change of any
 * byte. `now` is the time that the signature claims. Appends to the file; with a key in this process, it takes a third of a
 * millisecond.
 */
export async function sealPdf(pdf: Uint8Array, sealer: Sealer, now: Date): Promise<Uint8Array> {
  const place = openSeal(pdf, sealer, { now, more: 0 })
  const { signed, finish } = openCades(sealer, place.digest)
  return place.finish(finish(await sealer.sign(signed)))
}

/** The most bytes of a time-stamp that a file has room for. */
export const STAMP_BYTES = 16_384

/** As `sealPdf`, but PAdES B-T: a time-stamp authority confirms when the signature existed. */
export async function sealPdfWithTime(
  pdf: Uint8Array,
  sealer: Sealer,
  { now, stamp }: { now: Date; stamp: Stamp },
): Promise<Uint8Array> {
  const place = openSeal(pdf, sealer, { now, more: STAMP_BYTES })
  const { signed, finish } = openCades(sealer, place.digest)
  const signature = await sealer.sign(signed)
  const { token } = await stamp(hash('sha256', signature, 'buffer'))
  return place.finish(finish(signature, attribute(SIGNATURE_TIME_STAMP, token)))
}

/** id-aa-signatureTimeStampToken (RFC 3161, appendix A). */
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14'

const openSeal = (
  pdf: Uint8Array,
  { certificate, chain = [] }: CmsCertificates,
  { now, more }: { now: Date; more: number },
) =>
  openSignature(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length), {
    field: 'Seal',
    dictionary: `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(now)})`,
    room:
      2 * certificate.length +
      chain.reduce((sum, one) => sum + one.length, 0) +
      (new X509Certificate(certificate).publicKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8 +
      MESSAGE_BYTES +
      more,
  })
