import { inflateSync } from 'node:zlib'
import { found, readNewestTable, writeTable } from './pdf-table.ts'

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

export function readObjects(pdf: Buffer): PdfObjects {
  const { offsets, trailer, size, start: tableStart } = readNewestTable(pdf)
  const inOrder = [...offsets].map(([number, offset]) => ({ offset, number }))
  inOrder.sort((a, b) => a.offset - b.offset)
  const ends = new Map(inOrder.map(({ number }, i) => [number, inOrder[i + 1]?.offset ?? tableStart]))
  const bytes = (number: number) => pdf.subarray(offsets.get(number), ends.get(number))

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
  const catalog = Number(found(/\/Root (\d+) 0 R/, trailer))
  return {
    nextNumber: size,
    pages: leaves(Number(found(/\/Pages (\d+) 0 R/, text(catalog)))),
    text,
    stream,
    with: (objects) => {
      const parts = [pdf.subarray(0, inOrder[0]!.offset)]
      const places = new Map<number, number>()
      let at = parts[0]!.length
      const numbers = [
        ...inOrder.map(({ number }) => number),
        ...[...objects.keys()].filter((n) => n >= size),
      ]
      for (const number of numbers) {
        const part = objects.get(number) ?? bytes(number)
        places.set(number, at)
        at += part.length
        parts.push(part)
      }
      return Buffer.concat([...parts, Buffer.from(writeTable(places, trailer, at), 'latin1')])
    },
  }
}
