/**
 * A PDF as the renderer writes it: one classic cross-reference table, and dictionaries that are separate objects. Changes
 * are appended, so that every byte stays where it is (ISO 32000-1, 7.5.6).
 */
export interface PdfUpdate {
  /** Number of the catalog, and of the first page. */
  catalog: number
  firstPage: number
  /** The first free object number; all after it are free too. */
  nextNumber: number
  /** What is between << and >> of an object. */
  dictionary(number: number): string
  /** The table and trailer that end the update, for objects at these places in the file. */
  end(offsets: ReadonlyMap<number, number>, tableOffset: number): string
}

export function openUpdate(pdf: Buffer): PdfUpdate {
  const [, tableStart] = found(/startxref\s+(\d+)\s+%%EOF\s*$/, pdf.toString('latin1', pdf.length - 64))
  const table = pdf.toString('latin1', Number(tableStart))
  const [head, size] = found(/^xref\s+0 (\d+)\s+/, table)
  const [, trailer] = found(/trailer\s*<<(.*)>>\s*startxref/s, table)

  const dictionary = (number: number): string => {
    const from = head.length + number * ENTRY_BYTES
    const start = Number(table.slice(from, from + OFFSET_DIGITS))
    const text = pdf.toString('latin1', start, pdf.indexOf('endobj', start))
    return text.slice(text.indexOf('<<') + 2, text.lastIndexOf('>>'))
  }
  const catalog = reference(trailer, 'Root')
  return {
    catalog,
    firstPage: firstLeaf(dictionary, reference(dictionary(catalog), 'Pages')),
    nextNumber: Number(size),
    dictionary,
    end: (offsets, tableOffset) => {
      const sections = [...offsets]
        .sort(([a], [b]) => a - b)
        .map(([number, offset]) => `${number} 1\n${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n\r\n`)
      const newSize = Math.max(Number(size), ...[...offsets.keys()].map((number) => number + 1))
      const entries = `${trailer.replace(/\/Size \d+/, `/Size ${newSize}`)}  /Prev ${tableStart}\n`
      return `xref\n${sections.join('')}trailer\n<<${entries}>>\nstartxref\n${tableOffset}\n%%EOF\n`
    },
  }
}

/** An entry of the table is an offset, a generation and a letter (ISO 32000-1, 7.5.4). */
const ENTRY_BYTES = 20
const OFFSET_DIGITS = 10

function firstLeaf(dictionary: (number: number) => string, node: number): number {
  const [, kid] = /\/Kids\s*\[\s*(\d+) 0 R/.exec(dictionary(node)) ?? []
  return kid === undefined ? node : firstLeaf(dictionary, Number(kid))
}

const reference = (dictionary: string, key: string): number =>
  Number(found(new RegExp(`/${key} (\\d+) 0 R`), dictionary)[1])

function found(pattern: RegExp, text: string): [string, string] {
  const match = pattern.exec(text)
  if (!match) throw new Error('This is no PDF of the renderer')
  return [match[0], match[1]!]
}
