import { concatBytes } from '../bytes/bytes.ts'
import { pipe } from '../bytes/pipe.ts'

const MOST_ATTACHMENTS = 10
const MOST_BYTES = 4_000_000
/** No program writes a longer dictionary for an attachment. */
const LONGEST_DICTIONARY = 4_096

/**
 * The files attached to a PDF (ISO 32000-2 §7.11.4), unpacked, if they are stored plain or deflated. It looks for their
 * streams without reading the rest, so a PDF that hides or encrypts them seems to carry none.
 */
export async function pdfAttachments(pdf: Uint8Array): Promise<Uint8Array[]> {
  // One character per byte, so that an offset in the text is the offset in the file.
  const text = new TextDecoder('latin1').decode(pdf)
  const found: Uint8Array[] = []
  for (const { dictionary, start } of embeddedStreams(text)) {
    if (found.length === MOST_ATTACHMENTS) break
    const length = /\/Length\s+(\d{1,10})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1]
    if (length === undefined || start + Number(length) > pdf.length) continue
    const bytes = pdf.subarray(start, start + Number(length))
    const unpacked = dictionary.includes('/FlateDecode') ? await inflate(bytes) : bytes
    if (unpacked) found.push(unpacked)
  }
  return found
}

/**
 * Where the data of each embedded file begins, and the dictionary before it. Looks back no further than to the stream before,
 * or a file of nothing but streams would be read once for each of them.
 */
function* embeddedStreams(text: string): Generator<{ dictionary: string; start: number }> {
  let start = 0
  for (const match of text.matchAll(/>>\s*stream\r?\n/g)) {
    const before = text.slice(Math.max(start, match.index - LONGEST_DICTIONARY), match.index)
    const dictionary = before.slice(before.lastIndexOf(' obj'))
    start = match.index + match[0].length
    if (/\/Type\s*\/EmbeddedFile\b/.test(dictionary)) yield { dictionary, start }
  }
}

/** Undefined for what cannot be unpacked, or becomes too large. */
async function inflate(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of pipe(bytes, new DecompressionStream('deflate'))) {
      length += part.length
      if (length > MOST_BYTES) return undefined
      parts.push(part)
    }
  } catch {
    return undefined
  }
  return concatBytes(...parts)
}
