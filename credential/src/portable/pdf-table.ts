import { type PdfDictionary, type PdfValue, readDictionary } from './pdf-dictionary.ts'
import { type PdfFile, type PdfStream, streamAt, unpacked } from './pdf-streams.ts'

/** Far more updates than anybody saves in one file. */
const MOST_TABLES = 500
/** In all tables of a file together. */
const MOST_ENTRIES = 500_000

/** Objects' numbers and offsets; no offset for one that is deleted, or packed into a stream of objects. */
type Offsets = Map<number, number | undefined>

/**
 * Where a PDF's objects begin, by its own tables (ISO 32000-2 §7.5.4, §7.5.8) from the newest to the oldest. What merely looks
 * like an object, in a picture for example, is not in them. Stops at a table that cannot be read.
 */
export async function objectOffsets(file: PdfFile): Promise<Offsets> {
  const offsets: Offsets = new Map()
  const seen = new Set<number>()
  let entriesLeft = MOST_ENTRIES
  const begin = /startxref\s{1,20}(\d{1,10})/y
  begin.lastIndex = Math.max(0, file.text.lastIndexOf('startxref'))
  let next: PdfValue | undefined = Number(begin.exec(file.text)?.[1])
  while (typeof next === 'number' && next < file.text.length && !seen.has(next) && seen.size < MOST_TABLES) {
    seen.add(next)
    const table: Table | undefined =
      readTable(file.text, next, entriesLeft) ?? (await readTableStream(file, next))
    if (!table || table.entries.size > entriesLeft) break
    entriesLeft -= table.entries.size
    for (const [number, offset] of table.entries) if (!offsets.has(number)) offsets.set(number, offset)
    next = table.trailer.get('Prev')
  }
  return offsets
}

type Table = { entries: Offsets; trailer: PdfDictionary }

/** A table in plain text: sections with a line for each object, and the trailer. */
function readTable(text: string, at: number, mostEntries: number): Table | undefined {
  const entries: Offsets = new Map()
  let end = at
  const step = (pattern: RegExp) => {
    pattern.lastIndex = end
    const found = pattern.exec(text)
    if (found) end = pattern.lastIndex
    return found
  }
  if (!step(/\s{0,20}xref\s/y)) return undefined
  for (let head = step(SECTION); head; head = step(SECTION)) {
    const [first, count] = [Number(head[1]), Number(head[2])]
    for (let i = 0; i < count; i++) {
      const entry = step(ENTRY)
      if (!entry || entries.size > mostEntries) return undefined
      entries.set(first + i, entry[2] === 'n' ? Number(entry[1]) : undefined)
    }
  }
  const trailer = step(/\s{0,20}trailer/y) && readDictionary(text, end)
  return trailer ? { entries, trailer: trailer.dictionary } : undefined
}

const SECTION = /\s{0,20}(\d{1,10})[ \t]{1,20}(\d{1,10})(?=\s)/y
const ENTRY = /\s{0,20}(\d{1,10}) \d{1,5} ([nf])/y

/** A table in a stream: a row of bytes for each object, in the widths that its dictionary names. */
async function readTableStream(file: PdfFile, at: number): Promise<Table | undefined> {
  const stream = streamAt(file, at)
  if (stream?.dictionary.get('Type') !== '/XRef') return undefined
  const widths = numbersIn(stream.dictionary.get('W'))
  const width = widths.reduce((sum, one) => sum + one, 0)
  if (widths.length !== 3 || widths.some((one) => one < 0 || one > 8) || width === 0) return undefined
  const bytes = await rowsOf(stream, width)
  if (!bytes || bytes.length > MOST_ENTRIES * width) return undefined
  const sections = numbersIn(stream.dictionary.get('Index') ?? [0, bytes.length / width])
  const entries: Offsets = new Map()
  for (let i = 0, row = 0; i + 1 < sections.length; i += 2)
    for (let n = 0; n < sections[i + 1]! && row + width <= bytes.length; n++, row += width) {
      const numberAt = (from: number, length: number) =>
        bytes.subarray(from, from + length).reduce((sum, byte) => sum * 256 + byte, 0)
      const kind = widths[0] === 0 ? 1 : numberAt(row, widths[0]!)
      entries.set(sections[i]! + n, kind === 1 ? numberAt(row + widths[0]!, widths[1]!) : undefined)
    }
  return { entries, trailer: stream.dictionary }
}

/** The rows of a table, unpacked. Programs often store the difference to the row above (§7.4.4.4); no other way is read. */
async function rowsOf(stream: PdfStream, width: number): Promise<Uint8Array | undefined> {
  const bytes = await unpacked(stream)
  const parameters = [stream.dictionary.get('DecodeParms') ?? null].flat()[0]
  const predictor = parameters instanceof Map ? Number(parameters.get('Predictor') ?? 1) : 1
  if (!bytes || predictor < 10) return predictor === 1 ? bytes : undefined
  const rows = new Uint8Array(Math.floor(bytes.length / (width + 1)) * width)
  for (let row = 0; row * width < rows.length; row++) {
    const from = row * (width + 1)
    const isDifference = bytes[from] === 2
    if (!isDifference && bytes[from] !== 0) return undefined
    for (let to = row * width; to < (row + 1) * width; to++)
      rows[to] = bytes[to + row + 1]! + (isDifference ? (rows[to - width] ?? 0) : 0)
  }
  return rows
}

const numbersIn = (value: PdfValue | undefined): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
