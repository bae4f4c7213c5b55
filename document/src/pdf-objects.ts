import { inflateSync } from 'node:zlib'

/** The objects of a PDF from the renderer: a header, objects in the order of their numbers, one table. */
export interface PdfObjects {
  /** The first free object number; all later ones are free too. */
  nextNumber: number
  /** The object numbers of the pages' dictionaries, in page order. */
  pages: number[]
  /** An object's text, from 'N 0 obj' to 'endobj'. */
  text(number: number): string
  /** The uncompressed contents of an object's stream. */
  stream(number: number): Buffer
  /** Returns the file with these objects, which are added or replace those with the same number. */
  with(objects: ReadonlyMap<number, Buffer>): Buffer
}

/** The size of a table's entry: offset, generation, letter (ISO 32000-1, 7.5.4). */
const ENTRY_BYTES = 20

export function readObjects(pdf: Buffer): PdfObjects {
  const tableStart = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, pdf.toString('latin1', pdf.length - 64)))
  const table = pdf.toString('latin1', tableStart)
  const size = Number(found(/^xref\s+0 (\d+)\s+/, table))
  const entries = table.indexOf('\n', table.indexOf('\n') + 1) + 1
  const offsets = Array.from({ length: size }, (_, number) =>
    number === 0
      ? 0
      : Number(table.slice(entries + number * ENTRY_BYTES, entries + number * ENTRY_BYTES + 10)),
  )
  const inOrder = offsets.map((offset, number) => ({ offset, number })).slice(1)
  inOrder.sort((a, b) => a.offset - b.offset)
  const ends = new Map(inOrder.map(({ number }, i) => [number, inOrder[i + 1]?.offset ?? tableStart]))
  const bytes = (number: number) => pdf.subarray(offsets[number], ends.get(number))

  const text = (number: number) => bytes(number).toString('latin1')
  const stream = (number: number): Buffer => {
    const object = bytes(number)
    const start = object.indexOf('stream\n') + 'stream\n'.length
    const head = object.toString('latin1', 0, start)
    const packed = object.subarray(start, start + Number(found(/\/Length (\d+)/, head)))
    return head.includes('/FlateDecode') ? inflateSync(packed) : packed
  }
  const leaves = (node: number): number[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(text(node))
    return kids ? [...kids[1]!.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => leaves(Number(kid))) : [node]
  }
  const catalog = Number(found(/\/Root (\d+) 0 R/, table))
  return {
    nextNumber: size,
    pages: leaves(Number(found(/\/Pages (\d+) 0 R/, text(catalog)))),
    text,
    stream,
    with: (objects) => {
      const parts = [pdf.subarray(0, inOrder[0]!.offset)]
      const places: number[] = []
      let at = parts[0]!.length
      const numbers = [
        ...inOrder.map(({ number }) => number),
        ...[...objects.keys()].filter((n) => n >= size),
      ]
      for (const number of numbers) {
        const part = objects.get(number) ?? bytes(number)
        places[number] = at
        at += part.length
        parts.push(part)
      }
      const count = Math.max(...numbers) + 1
      const lines = Array.from({ length: count }, (_, number) =>
        number === 0 ? '0000000000 65535 f\r\n' : `${String(places[number]).padStart(10, '0')} 00000 n\r\n`,
      )
      const trailer = table.slice(table.indexOf('trailer')).replace(/\/Size \d+/, `/Size ${count}`)
      const end = trailer.replace(/startxref\s+\d+/, `startxref\n${at}`)
      return Buffer.concat([...parts, Buffer.from(`xref\n0 ${count}\n${lines.join('')}${end}`, 'latin1')])
    },
  }
}

export const found = (pattern: RegExp, text: string): string => {
  const match = pattern.exec(text)
  if (!match) throw new Error('This is not a PDF of the renderer')
  return match[1]!
}
