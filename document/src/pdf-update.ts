import { found, notOurs, readNewestTable, readTable, writeUpdateTable } from './pdf-table.ts'

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
  const newest = readNewestTable(pdf)
  const offsets = new Map(newest.offsets)
  for (let { previous } = newest; previous !== undefined; ) {
    const table = readTable(pdf, previous)
    for (const [number, offset] of table.offsets) if (!offsets.has(number)) offsets.set(number, offset)
    previous = table.previous
  }

  const dictionary = (number: number): string => {
    const start = offsets.get(number)
    if (start === undefined) throw notOurs()
    const text = pdf.toString('latin1', start, pdf.indexOf('endobj', start))
    return text.slice(text.indexOf('<<') + 2, text.lastIndexOf('>>'))
  }
  const catalog = reference(newest.trailer, 'Root')
  return {
    catalog,
    firstPage: firstLeaf(dictionary, reference(dictionary(catalog), 'Pages')),
    nextNumber: newest.size,
    dictionary,
    end: (changed, tableOffset) => writeUpdateTable(changed, newest, tableOffset),
  }
}

function firstLeaf(dictionary: (number: number) => string, node: number): number {
  const [, kid] = /\/Kids\s*\[\s*(\d+) 0 R/.exec(dictionary(node)) ?? []
  return kid === undefined ? node : firstLeaf(dictionary, Number(kid))
}

const reference = (dictionary: string, key: string): number =>
  Number(found(new RegExp(`/${key} (\\d+) 0 R`), dictionary))
