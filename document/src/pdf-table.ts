/** A classic cross-reference table with its trailer (ISO 32000-1, 7.5.4 and 7.5.5). */
export interface PdfTable {
  /** Where it starts in the file. */
  start: number
  /** The offsets of the objects that it lists, by their numbers. */
  offsets: ReadonlyMap<number, number>
  /** The text between the trailer's << and >>. */
  trailer: string
  /** The first free object number; all later ones are free too. */
  size: number
  /** Where the table before it starts. */
  previous: number | undefined
}

/** An entry of a table: an offset, a generation and a letter. */
const ENTRY_BYTES = 20
const OFFSET_DIGITS = 10

const FREE_LIST = '0000000000 65535 f\r\n'

/** The newest table of a file. */
export function readNewestTable(pdf: Buffer): PdfTable {
  const start = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, pdf.toString('latin1', pdf.length - 64)))
  return readTable(pdf, start)
}

export function readTable(pdf: Buffer, start: number): PdfTable {
  const trailerStart = pdf.indexOf('trailer', start)
  const text = pdf.toString('latin1', trailerStart, pdf.indexOf('startxref', trailerStart))
  const trailer = found(/^trailer\s*<<(.*)>>\s*$/s, text)
  const [, previous] = /\/Prev (\d+)/.exec(trailer) ?? []
  // Each table must lie before the one that names it, so that no file can send us in a circle.
  if (previous !== undefined && Number(previous) >= start) throw notOurs()
  return {
    start,
    offsets: readOffsets(pdf.toString('latin1', start, trailerStart)),
    trailer,
    size: Number(found(/\/Size (\d+)/, trailer)),
    previous: previous === undefined ? undefined : Number(previous),
  }
}

function readOffsets(table: string): Map<number, number> {
  const offsets = new Map<number, number>()
  const section = /(\d+) (\d+)\s*\n/y
  section.lastIndex = found(/^(xref\s+)/, table).length
  for (let head = section.exec(table); head; head = section.exec(table)) {
    const [first, count] = [Number(head[1]), Number(head[2])]
    for (let i = 0; i < count; i++) {
      const start = section.lastIndex + i * ENTRY_BYTES
      const entry = table.slice(start, start + ENTRY_BYTES)
      if (entry[17] === 'n') offsets.set(first + i, Number(entry.slice(0, OFFSET_DIGITS)))
    }
    section.lastIndex += count * ENTRY_BYTES
  }
  return offsets
}

/** The table of a whole file, with the trailer that ends it. The objects are numbered from 1 without gaps. */
export function writeTable(offsets: ReadonlyMap<number, number>, trailer: string, start: number): string {
  const size = offsets.size + 1
  const entries = inOrder(offsets).map(([, offset]) => entry(offset))
  return end(`0 ${size}\n${FREE_LIST}${entries.join('')}`, withSize(trailer, size), start)
}

/** The table of an update, with the trailer that ends it. */
export function writeUpdateTable(
  offsets: ReadonlyMap<number, number>,
  before: PdfTable,
  start: number,
): string {
  const sections = inOrder(offsets).map(([number, offset]) => `${number} 1\n${entry(offset)}`)
  const size = Math.max(before.size, ...[...offsets.keys()].map((number) => number + 1))
  const rest = withSize(before.trailer.replace(/(?<!\s)\s*\/Prev \d+/, ''), size)
  return `${end(sections.join(''), `${rest}  /Prev ${before.start}\n`, start)}\n`
}

const inOrder = (offsets: ReadonlyMap<number, number>) => [...offsets].sort(([a], [b]) => a - b)

const entry = (offset: number): string => `${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n\r\n`

const withSize = (trailer: string, size: number): string => trailer.replace(/\/Size \d+/, `/Size ${size}`)

const end = (sections: string, trailer: string, start: number): string =>
  `xref\n${sections}trailer\n<<${trailer}>>\nstartxref\n${start}\n%%EOF`

/** What the pattern's group matches. */
export function found(pattern: RegExp, text: string): string {
  const [, group] = pattern.exec(text) ?? []
  if (group === undefined) throw notOurs()
  return group
}

export const notOurs = () => new Error('This is not a PDF of the renderer')
