/**
 * A PDF from the renderer, possibly updated by us: it has classic cross-reference tables, and dictionaries that are
 * separate objects. Changes are appended, so that every byte stays where it is (ISO 32000-1, 7.5.6).
 */
export interface PdfUpdate {
  /** Object numbers of the catalog and of the first page. */
  catalog: number
  firstPage: number
  /** The first free object number; all later ones are free too. */
  nextNumber: number
  /** The text between an object's << and >>. */
  dictionary(number: number): string
  /** Returns the table and trailer that end the update, for objects at these offsets in the file. */
  end(offsets: ReadonlyMap<number, number>, tableOffset: number): string
}

export function openUpdate(pdf: Buffer): PdfUpdate {
  const [, tableStart] = found(/startxref\s+(\d+)\s+%%EOF\s*$/, pdf.toString('latin1', pdf.length - 64))
  const places = new Map<number, number>()
  const newest = readTable(pdf, Number(tableStart), places)
  for (let previous = newest.previous; previous !== undefined; )
    previous = readTable(pdf, previous, places).previous
  const trailer = newest.trailer.replace(/(?<!\s)\s*\/Prev \d+/, '')
  const size = Number(found(/\/Size (\d+)/, trailer)[1])

  const dictionary = (number: number): string => {
    const start = places.get(number)
    if (start === undefined) throw new Error('This is not a PDF of the renderer')
    const text = pdf.toString('latin1', start, pdf.indexOf('endobj', start))
    return text.slice(text.indexOf('<<') + 2, text.lastIndexOf('>>'))
  }
  const catalog = reference(trailer, 'Root')
  return {
    catalog,
    firstPage: firstLeaf(dictionary, reference(dictionary(catalog), 'Pages')),
    nextNumber: size,
    dictionary,
    end: (offsets, tableOffset) => {
      const sections = [...offsets]
        .sort(([a], [b]) => a - b)
        .map(([number, offset]) => `${number} 1\n${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n\r\n`)
      const newSize = Math.max(size, ...[...offsets.keys()].map((number) => number + 1))
      const entries = `${trailer.replace(/\/Size \d+/, `/Size ${newSize}`)}  /Prev ${tableStart}\n`
      return `xref\n${sections.join('')}trailer\n<<${entries}>>\nstartxref\n${tableOffset}\n%%EOF\n`
    },
  }
}

/** An entry of the table: an offset, a generation and a letter (ISO 32000-1, 7.5.4). */
const ENTRY_BYTES = 20
const OFFSET_DIGITS = 10

/** Adds the offsets of objects that no newer table lists. Returns the table's trailer, and where the table before it is. */
function readTable(pdf: Buffer, start: number, places: Map<number, number>) {
  const trailerStart = pdf.indexOf('trailer', start)
  const table = pdf.toString('latin1', start, trailerStart)
  const text = pdf.toString('latin1', trailerStart, pdf.indexOf('startxref', trailerStart))
  const [, trailer] = found(/^trailer\s*<<(.*)>>\s*$/s, text)
  const section = /(\d+) (\d+)\s*\n/y
  section.lastIndex = found(/^xref\s+/, table)[0].length
  for (let head = section.exec(table); head; head = section.exec(table)) {
    const [first, count] = [Number(head[1]), Number(head[2])]
    for (let i = 0; i < count; i++) {
      const entry = table.slice(
        section.lastIndex + i * ENTRY_BYTES,
        section.lastIndex + (i + 1) * ENTRY_BYTES,
      )
      if (entry[17] === 'n' && !places.has(first + i))
        places.set(first + i, Number(entry.slice(0, OFFSET_DIGITS)))
    }
    section.lastIndex += count * ENTRY_BYTES
  }
  const [, previous] = /\/Prev (\d+)/.exec(trailer) ?? []
  // Each table must lie before the one that names it, so that no file can send us in a circle.
  if (previous !== undefined && Number(previous) >= start)
    throw new Error('This is not a PDF of the renderer')
  return { trailer, previous: previous === undefined ? undefined : Number(previous) }
}

function firstLeaf(dictionary: (number: number) => string, node: number): number {
  const [, kid] = /\/Kids\s*\[\s*(\d+) 0 R/.exec(dictionary(node)) ?? []
  return kid === undefined ? node : firstLeaf(dictionary, Number(kid))
}

const reference = (dictionary: string, key: string): number =>
  Number(found(new RegExp(`/${key} (\\d+) 0 R`), dictionary)[1])

function found(pattern: RegExp, text: string): [string, string] {
  const match = pattern.exec(text)
  if (!match) throw new Error('This is not a PDF of the renderer')
  return [match[0], match[1]!]
}
