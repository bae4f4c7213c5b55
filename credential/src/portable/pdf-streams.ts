import { decompress } from '../bytes/decompress.ts'
import { type PdfDictionary, readDictionary } from './pdf-dictionary.ts'

/** A PDF, also with one character per byte, so that an offset in the text is the offset in the file. */
export type PdfFile = { bytes: Uint8Array; text: string }

/** An object with a stream: its number, and its data as stored. Without its length, the data may end in a line break too many. */
export type PdfStream = { number: number; dictionary: PdfDictionary; data: Uint8Array; hasLength: boolean }

const MOST_BYTES = 4_000_000

/**
 * The object that begins here, if it has a stream, and a dictionary that ends before `limit`. Its length can stand in an object of
 * its own; then the stream ends before `limit` too.
 */
export function streamAt({ bytes, text }: PdfFile, at: number, limit?: number): PdfStream | undefined {
  const head = /\s{0,20}(\d{1,10})\s{1,20}\d{1,5}\s{1,20}obj/y
  head.lastIndex = at
  const number = head.exec(text)?.[1]
  const read = number === undefined ? undefined : readDictionary(text, head.lastIndex, limit)
  if (!read) return undefined
  const begin = /\s{0,20}stream\r?\n/y
  begin.lastIndex = read.end
  if (!begin.test(text)) return undefined
  const start = begin.lastIndex
  const length = read.dictionary.get('Length')
  const hasLength = typeof length === 'number'
  const end = start + (hasLength ? length : text.slice(start, limit ?? start).lastIndexOf('endstream'))
  if (!Number.isSafeInteger(end) || end < start || end > bytes.length) return undefined
  const data = bytes.subarray(start, end)
  return { number: Number(number), dictionary: read.dictionary, data, hasLength }
}

/** The data of a stream that is stored plain or deflated; undefined if it is packed in another way, or becomes too large. */
export async function unpacked({ dictionary, data }: PdfStream): Promise<Uint8Array | undefined> {
  const filters = [dictionary.get('Filter') ?? []].flat()
  if (filters.length === 0) return data
  return filters.length === 1 && filters[0] === '/FlateDecode'
    ? decompress(data, { format: 'deflate', mostBytes: MOST_BYTES }).catch(() => undefined)
    : undefined
}
