import { readTimeStamp, type TimeStamp } from './time-stamp.ts'

/** The newest time-stamp over a whole PDF that we sealed, or undefined if it has none. Throws if it cannot be read. */
export function newestStamp(pdf: Uint8Array): TimeStamp | undefined {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).toString('latin1')
  const signatures = text.matchAll(/\/SubFilter \/ETSI\.RFC3161[^>]*?\/Contents <([0-9a-f]+)>/g)
  const hex = [...signatures].at(-1)?.[1]
  return hex === undefined ? undefined : readTimeStamp(Buffer.from(hex, 'hex'))
}
