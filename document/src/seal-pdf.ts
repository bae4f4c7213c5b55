import { createHash } from 'node:crypto'
import { cadesSigner } from './cades-signature.ts'
import type { SealKey } from './document-key.ts'
import { openUpdate } from './pdf-update.ts'

/** Apart from the certificate and a second copy of its issuer's name, a message is smaller than this. */
const MESSAGE_BYTES = 400

/**
 * Signs a PDF of the renderer as PAdES B-B (ETSI EN 319 142-1): every PDF reader shows a later change of any byte. `now` is
 * the time that the signature claims. Appends to the file, and takes a third of a millisecond.
 */
export function sealPdf(pdf: Uint8Array, key: SealKey, now: Date): Uint8Array {
  const original = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
  const { catalog, firstPage, nextNumber: field, dictionary, end } = openUpdate(original)
  const signature = field + 1
  const offsets = new Map<number, number>()
  let text = '\n'
  const object = (number: number, body: string) => {
    offsets.set(number, original.length + text.length)
    text += `${number} 0 obj\n<<${body}`
  }
  const form = `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>\n`
  object(catalog, `${dictionary(catalog)}${form}>>\nendobj\n`)
  object(firstPage, `${withAnnotation(dictionary(firstPage), field)}>>\nendobj\n`)
  // Printable, locked and without size, so that PDF/A needs no appearance of it (ISO 19005-3, 6.3.3).
  const widget = `/Type /Annot /Subtype /Widget /Rect [0 0 0 0] /F 132 /P ${firstPage} 0 R`
  object(field, `${widget} /FT /Sig /T (Seal) /V ${signature} 0 R>>\nendobj\n`)
  object(
    signature,
    `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(now)})\n`,
  )

  const hexDigits = 2 * (2 * key.certificate.length + MESSAGE_BYTES)
  // What is signed: everything except the hexadecimal signature and its brackets.
  const rangeLength = byteRange(0, 0, 0).length
  const gapStart = original.length + text.length + rangeLength + CONTENTS.length
  const gapEnd = gapStart + hexDigits + 2
  const afterGap = '>>\nendobj\n'
  const rest = `${afterGap}${end(offsets, gapEnd + afterGap.length)}`
  text += `${byteRange(gapStart, gapEnd, rest.length)}${CONTENTS}`

  const digest = createHash('sha256').update(original).update(text, 'latin1').update(rest, 'latin1').digest()
  const message = cadesSigner(key)(digest).toString('hex').padEnd(hexDigits, '0')
  return Buffer.concat([original, Buffer.from(`${text}<${message}>${rest}`, 'latin1')])
}

const CONTENTS = '/Contents '

/** Always the same length, whatever the numbers. */
const byteRange = (gapStart: number, gapEnd: number, restLength: number): string =>
  `/ByteRange [0 ${gapStart} ${gapEnd} ${restLength}]`.padEnd(60)

const withAnnotation = (page: string, annotation: number): string =>
  /\/Annots\s*\[/.test(page)
    ? page.replace(/\/Annots\s*\[/, `$&${annotation} 0 R `)
    : `${page}/Annots [${annotation} 0 R]\n`

/** 'D:20261121093000Z' (ISO 32000-1, 7.9.4). */
const pdfDate = (time: Date): string => `D:${time.toISOString().replace(/\..*|[-:T]/g, '')}Z`
