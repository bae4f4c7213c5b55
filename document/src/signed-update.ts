import { createHash } from 'node:crypto'
import { openUpdate, type PdfUpdate } from './pdf-update.ts'

/** A signature field to append, with any other objects that it needs. */
export interface NewSignature {
  field: string
  /** Type, filter and the other entries of the signature's dictionary, without brackets. */
  dictionary: string
  /** The maximum number of bytes of its message. */
  room: number
  /** Returns the bodies of further objects by their numbers; `first` and all later numbers are free. */
  objects?(update: PdfUpdate, first: number): { bodies: ReadonlyMap<number, string>; catalog: string }
}

/** An update that still lacks its signature: `digest` is what to sign, and `finish` returns the file with the message. */
export interface OpenSignature {
  /** SHA-256 of everything except the message. */
  digest: Buffer
  finish(message: Uint8Array): Buffer
}

/** Appends an invisible signature field with room for the message (ISO 32000-1, 12.8). */
export function openSignature(original: Buffer, wanted: NewSignature): OpenSignature {
  const update = openUpdate(original)
  const { catalog, firstPage, nextNumber: field, dictionary, end } = update
  const signature = field + 1
  const offsets = new Map<number, number>()
  let text = '\n'
  const object = (number: number, body: string) => {
    offsets.set(number, original.length + Buffer.byteLength(text, 'latin1'))
    text += `${number} 0 obj\n${body}`
  }
  const more = wanted.objects?.(update, signature + 1)
  for (const [number, body] of more?.bodies ?? []) object(number, `${body}\nendobj\n`)
  object(catalog, `<<${withField(dictionary(catalog), field)}${more?.catalog ?? ''}>>\nendobj\n`)
  object(firstPage, `<<${withAnnotation(dictionary(firstPage), field)}>>\nendobj\n`)
  // Printable, locked and without size, so that PDF/A requires no appearance (ISO 19005-3, 6.3.3).
  const widget = `/Type /Annot /Subtype /Widget /Rect [0 0 0 0] /F 132 /P ${firstPage} 0 R`
  object(field, `<<${widget} /FT /Sig /T (${wanted.field}) /V ${signature} 0 R>>\nendobj\n`)
  object(signature, `<<${wanted.dictionary}\n`)

  const hexDigits = 2 * wanted.room
  // The signature covers everything except its own hexadecimal digits and their brackets.
  const rangeLength = byteRange(0, 0, 0).length
  const gapStart = original.length + text.length + rangeLength + CONTENTS.length
  const gapEnd = gapStart + hexDigits + 2
  const afterGap = '>>\nendobj\n'
  const rest = `${afterGap}${end(offsets, gapEnd + afterGap.length)}`
  text += `${byteRange(gapStart, gapEnd, rest.length)}${CONTENTS}`
  return {
    digest: createHash('sha256').update(original).update(text, 'latin1').update(rest, 'latin1').digest(),
    finish: (message) => {
      if (message.length > wanted.room) throw new Error('The signature has no room in the file')
      const hex = Buffer.from(message).toString('hex').padEnd(hexDigits, '0')
      return Buffer.concat([original, Buffer.from(`${text}<${hex}>${rest}`, 'latin1')])
    },
  }
}

const CONTENTS = '/Contents '

/** Its length does not depend on the numbers. */
const byteRange = (gapStart: number, gapEnd: number, restLength: number): string =>
  `/ByteRange [0 ${gapStart} ${gapEnd} ${restLength}]`.padEnd(60)

const withField = (catalog: string, field: number): string =>
  /\/AcroForm << \/Fields \[/.test(catalog)
    ? catalog.replace(/\/AcroForm << \/Fields \[/, `$&${field} 0 R `)
    : `${catalog}/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>\n`

const withAnnotation = (page: string, annotation: number): string =>
  /\/Annots\s*\[/.test(page)
    ? page.replace(/\/Annots\s*\[/, `$&${annotation} 0 R `)
    : `${page}/Annots [${annotation} 0 R]\n`

/** A time as 'D:20261121093000Z' (ISO 32000-1, 7.9.4). */
export const pdfDate = (time: Date): string => `D:${time.toISOString().replace(/\..*|[-:T]/g, '')}Z`
