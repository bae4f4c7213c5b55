import { hex } from './hex.ts'
import type { Font } from './page-fonts.ts'
import { streamBody } from './stream-body.ts'
import type { Unit } from './text-blocks.ts'

/** Whether a unit becomes one character of a Type 3 font. */
export const isCluster = ({ isNamed, glyphs }: Unit): boolean => isNamed || glyphs.length > 1

interface Cluster {
  text: string
  width: number
  box: number[]
  drawing: string
}

/** The Type 3 fonts of a page. Clusters that look and mean the same are kept once. */
export class ClusterFonts {
  private readonly fonts: ReadonlyMap<string, Font>
  private readonly known = new Map<string, number>()
  private readonly clusters: Cluster[] = []

  constructor(fonts: ReadonlyMap<string, Font>) {
    this.fonts = fonts
  }

  character({ text, glyphs, reach = 0 }: Unit): { font: string; code: number; x: number; y: number } {
    const { size, x, y } = glyphs.find(({ advance }) => advance > 0) ?? glyphs[0]!
    const parts = glyphs.map((glyph) => ({
      ...glyph,
      dx: Math.round(((glyph.x - x) / size) * 1000),
      dy: Math.round(((glyph.y - y) / size) * 1000),
    }))
    const drawing = parts
      .map(({ font, code, dx, dy }) => `/${font} 1000 Tf\n1 0 0 1 ${dx} ${dy} Tm\n<${hex(code, 4)}> Tj\n`)
      .join('')
    const key = `${text} ${reach} ${drawing}`
    const place = this.known.get(key) ?? this.clusters.length
    if (place === this.clusters.length) {
      this.known.set(key, place)
      const width = parts.reduce((widest, { dx, advance }) => Math.max(widest, dx + advance), reach)
      const boxes = parts.map(({ font, dx, dy }) => {
        const [left, bottom, right, top] = this.fonts.get(font)!.box as [number, number, number, number]
        return [left + dx, bottom + dy, right + dx, top + dy]
      })
      this.clusters.push({ text, width: Math.round(width), box: around(boxes), drawing })
    }
    return { font: `k${Math.floor(place / PER_FONT)}`, code: FIRST + (place % PER_FONT), x, y }
  }

  /** Adds the fonts' objects, and returns their entries in the page's list. */
  write(add: (body: string) => string, fontList: string): string {
    let entries = ''
    for (let from = 0; from < this.clusters.length; from += PER_FONT) {
      const clusters = this.clusters.slice(from, from + PER_FONT)
      const drawings = [
        add(streamBody('600 0 0 0 0 0 d1\n')),
        ...clusters.map(({ width, box, drawing }) =>
          add(streamBody(`${width} 0 ${box.join(' ')} d1\nBT\n${drawing}ET\n`)),
        ),
      ]
      const names = ['/m', ...clusters.map((_, i) => `/c${i + 1}`)]
      const widths = [600, ...clusters.map(({ width }) => width)]
      const descriptor = add('<< /Type /FontDescriptor /FontName /Clusters /Flags 4 /ItalicAngle 0 >>')
      const font = `<< /Type /Font /Subtype /Type3 /Name /Clusters /FontDescriptor ${descriptor}
  /FontBBox [${around(clusters.map(({ box }) => box)).join(' ')}] /FontMatrix [0.001 0 0 0.001 0 0]
  /CharProcs << ${names.map((name, i) => `${name} ${drawings[i]}`).join(' ')} >>
  /Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >>
  /FirstChar 1 /LastChar ${widths.length} /Widths [${widths.join(' ')}]
  /Resources << /Font <<${fontList}>> >> /ToUnicode ${add(streamBody(toUnicode(clusters)))} >>`
      entries += `/k${from / PER_FONT} ${add(font)} `
    }
    return entries
  }
}

/**
 * The first code is a blank named m with a width of 600: a reader may guess a Type 3 font's size from the width of its m,
 * and treats texts that seem to differ in size as different lines.
 */
const FIRST = 2
const PER_FONT = 254

const around = (boxes: readonly number[][]): number[] =>
  [Math.min, Math.min, Math.max, Math.max].map((widest, i) =>
    Math.round(widest(...boxes.map((box) => box[i]!))),
  )

function toUnicode(clusters: readonly Cluster[]): string {
  const lines = clusters.map(({ text }, i) => {
    const units = [...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at), 4))
    return `<${hex(FIRST + i, 2)}> <${units.join('')}>`
  })
  // At most a hundred entries per list.
  const lists = Array.from({ length: Math.ceil(lines.length / 100) }, (_, i) =>
    lines.slice(i * 100, i * 100 + 100),
  )
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Clusters def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${lists.map((list) => `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar\n`).join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}
