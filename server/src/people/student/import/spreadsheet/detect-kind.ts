import { unreadable } from './spreadsheet-error.ts'
import { guessEncoding } from './text-encoding.ts'

/** The kind of a file by its content: a ZIP archive, an OLE2 container as old Excel writes it, or text. */
export type FileKind = 'zip' | 'ole2' | 'text'

const SAMPLE_BYTES = 4096
// Controls that no text has; tab and line ends are allowed, and 0x1a, by which DOS ended a file.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const NOT_TEXT = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]|^(%PDF-|\{\\rtf|\s*<)/

const startsWith = (bytes: Uint8Array, hex: string) =>
  Buffer.from(bytes.subarray(0, hex.length / 2)).toString('hex') === hex
export const hasOle2Magic = (bytes: Uint8Array): boolean => startsWith(bytes, 'd0cf11e0a1b11ae1')

/** Detects the kind by content, never by name. Throws 'unsupported-type' for any other. */
export function detectKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, '504b0304')) return 'zip'
  if (hasOle2Magic(bytes)) return 'ole2'
  const sample = new TextDecoder(guessEncoding(bytes)).decode(bytes.subarray(0, SAMPLE_BYTES))
  if (NOT_TEXT.test(sample)) throw unreadable('unsupported_type.sheet')
  return 'text'
}
