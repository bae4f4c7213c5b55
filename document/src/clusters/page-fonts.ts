import type { PdfObjects } from '../pdf-objects.ts'
import { found } from '../pdf-table.ts'
import type { FontFacts } from './text-blocks.ts'

export interface Font extends FontFacts {
  /** The bounds of the font's glyphs, in thousandths. */
  box: number[]
}

/** The fonts of a page, by the names that it gives them. */
export function readFonts(pdf: PdfObjects, list: string): Map<string, Font> {
  return new Map(
    [...list.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name, number]) => [
      name!,
      readFont(pdf, Number(number)),
    ]),
  )
}

const utf16 = new TextDecoder('utf-16be')

function readFont(pdf: PdfObjects, number: number): Font {
  const font = pdf.text(number)
  const descendant = pdf.text(Number(found(/\/DescendantFonts \[(\d+) 0 R\]/, font)))
  const descriptor = pdf.text(Number(found(/\/FontDescriptor (\d+) 0 R/, descendant)))
  const map = pdf.stream(Number(found(/\/ToUnicode (\d+) 0 R/, font))).toString('latin1')
  const texts = new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, code, text]) => [
      Number.parseInt(code!, 16),
      utf16.decode(Buffer.from(text!, 'hex')),
    ]),
  )
  const widths = new Map<number, number>()
  const ranges = found(/\/W \[([^\]]*)\]/, descendant)
    .trim()
    .split(/\s+/)
    .map(Number)
  for (let i = 0; i < ranges.length; i += 3) {
    for (let code = ranges[i]!; code <= ranges[i + 1]!; code++) widths.set(code, ranges[i + 2]!)
  }
  return {
    text: (code) => texts.get(code) ?? '',
    width: (code) => widths.get(code) ?? 0,
    box: found(/\/FontBBox \[([^\]]*)\]/, descriptor)
      .trim()
      .split(/\s+/)
      .map(Number),
  }
}
