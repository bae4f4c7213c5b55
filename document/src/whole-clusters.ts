import { deflateSync } from 'node:zlib'
import { type PdfObjects, readObjects } from './pdf-objects.ts'
import { found } from './pdf-table.ts'
import { type FontFacts, type Glyph, readTextBlocks, type TextBlock, type Unit } from './text-blocks.ts'

/**
 * Lets every reader copy what a page shows. In many scripts several glyphs together form one cluster of letters, such as a
 * consonant with its vowel and mark. The renderer writes the meaning of such glyphs next to them (ActualText), which many
 * readers ignore: they give each glyph the text of the whole cluster. This turns each such cluster into one character of a
 * Type 3 font, drawn by the same glyphs, with its meaning where all readers look for it (ISO 32000-1, 9.6.5 and 9.10.3).
 * Leaves pages without such clusters unchanged.
 */
export function withWholeClusters(bytes: Buffer): Buffer {
  const pdf = readObjects(bytes)
  const changed = new Map<number, Buffer>()
  let number = pdf.nextNumber
  const add = (body: string): string => {
    changed.set(number, Buffer.from(`${number} 0 obj\n${body}\nendobj\n\n`, 'latin1'))
    return `${number++} 0 R`
  }
  for (const page of pdf.pages) {
    const dictionary = pdf.text(page)
    const contents = Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    const content = pdf.stream(contents).toString('latin1')
    if (!/\/ActualText|\/ReversedChars/.test(content)) continue
    const fontList = found(/\/Font <<([^>]*)>>/, dictionary)
    const fonts = readFonts(pdf, fontList)
    const blocks = readTextBlocks(content, (name) => fonts.get(name)!)
    joinClusters(blocks)
    for (const { units } of blocks) mendRightToLeft(units)
    if (!blocks.some(({ units }) => units.some(isCluster))) continue
    const clusters = new ClusterFonts(fonts)
    const shown = rewritten(content, blocks, clusters)
    changed.set(contents, streamObject(contents, shown))
    const added = clusters.write(add, fontList)
    const entry = `/Font <<${fontList}${added}>>`
    changed.set(
      page,
      Buffer.from(
        dictionary.replace(`/Font <<${fontList}>>`, () => entry),
        'latin1',
      ),
    )
  }
  return changed.size > 0 ? pdf.with(changed) : bytes
}

/** The fonts of a page, by the names that it gives them. */
function readFonts(pdf: PdfObjects, list: string): Map<string, Font> {
  return new Map(
    [...list.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name, number]) => [
      name!,
      readFont(pdf, Number(number)),
    ]),
  )
}

interface Font extends FontFacts {
  /** The bounds of the font's glyphs, in thousandths. */
  box: number[]
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

/**
 * Joins a mark to its letter. If the mark is higher or lower, the renderer writes it as a separate text, and both carry the
 * text of both. A mark has no width, which distinguishes it from the same letters repeated.
 */
function joinClusters(blocks: readonly TextBlock[]): void {
  const units = blocks.flatMap((block) => block.units)
  let last: Unit | undefined
  for (const [i, mark] of units.entries()) {
    const [before, after] = [last, units[i + 1]]
    last = mark
    if (!mark.glyphs.every(({ advance }) => advance === 0)) continue
    // The glyphs of a line go from left to right, so in right-to-left text a mark comes before its letter.
    const places = rightToLeft.test(mark.text) ? [after, before] : [before, after]
    const letter = places.find((unit) => unit && unit.text === mark.text && isNear(unit, mark))
    if (!letter) continue
    letter.glyphs.push(...mark.glyphs.splice(0))
    last = before
  }
  for (const block of blocks) block.units = block.units.filter(({ glyphs }) => glyphs.length > 0)
}

const isCluster = ({ isNamed, glyphs }: Unit): boolean => isNamed || glyphs.length > 1

/**
 * Readers reverse the characters of a right-to-left line one by one, so the meaning of each glyph or cluster is reversed
 * first, even of a ligature of lam and alef. A wide gap between two letters is added to the first one's width, because
 * readers would take it for a space.
 */
function mendRightToLeft(units: readonly Unit[]): void {
  for (const [i, unit] of units.entries()) {
    if (!rightToLeft.test(unit.text)) continue
    const letters = [...unit.text]
    if (letters.length > 1) Object.assign(unit, { text: letters.reverse().join(''), isNamed: true })
    const [glyph, next] = [unit.glyphs[0]!, units[i + 1]?.glyphs[0]]
    if (!next || unit.glyphs.length > 1 || /\s/.test(unit.text + units[i + 1]!.text)) continue
    const reach = ((next.x - glyph.x) / glyph.size) * 1000
    if (reach > glyph.advance + 50) Object.assign(unit, { reach: Math.round(reach), isNamed: true })
  }
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

function isNear(letter: Unit, mark: Unit): boolean {
  const [a, b] = [letter.glyphs[0]!, mark.glyphs[0]!]
  return a.size === b.size && Math.abs(a.x - b.x) < 3 * a.size && Math.abs(a.y - b.y) < 2 * a.size
}

function rewritten(content: string, blocks: readonly TextBlock[], clusters: ClusterFonts): string {
  const parts: string[] = []
  let at = 0
  for (const block of blocks) {
    parts.push(content.slice(at, block.from), written(block, clusters))
    at = block.to
  }
  return [...parts, content.slice(at)].join('')
}

/** Writes a text with each cluster as a single character; glyphs that stand for themselves are shown as they were. */
function written({ before, origin, units }: TextBlock, clusters: ClusterFonts): string {
  if (units.length === 0) return ''
  const lines: string[] = []
  let run: Glyph[] = []
  const end = () => {
    if (run.length > 0) lines.push(...shownRun(run, origin))
    run = []
  }
  let tag = ''
  for (const unit of units) {
    if (unit.tag !== tag) {
      end()
      if (tag) lines.push('EMC')
      if (unit.tag) lines.push(`${unit.tag} BMC`)
      tag = unit.tag
    }
    const first = unit.glyphs[0]!
    if (!isCluster(unit)) {
      if (run[0] && (run[0].font !== first.font || run[0].size !== first.size)) end()
      run.push(first)
      continue
    }
    end()
    const { font, code, x, y } = clusters.character(unit)
    lines.push(`/${font} ${first.size} Tf`, at(x - origin.x, origin.y - y), `<${hex(code, 2)}> Tj`)
  }
  end()
  if (tag) lines.push('EMC')
  return `q\n1 0 0 -1 ${origin.x} ${origin.y} cm\n${before}BT\n0 Tr\n${lines.join('\n')}\nET\nQ\n`
}

const at = (x: number, y: number) => `1 0 0 -1 ${short(x)} ${short(y)} Tm`
const short = (value: number): string => String(Number(value.toFixed(4)))
const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0')

function shownRun(run: readonly Glyph[], origin: TextBlock['origin']): string[] {
  const { font, size, x, y } = run[0]!
  let shown = ''
  let reached = x
  for (const glyph of run) {
    const gap = ((reached - glyph.x) / size) * 1000
    if (Math.abs(gap) >= 0.01) shown += ` ${short(gap)} `
    shown += `<${hex(glyph.code, 4)}>`
    reached = glyph.x + (glyph.advance / 1000) * size
  }
  return [`/${font} ${size} Tf`, at(x - origin.x, origin.y - y), `[${shown.replaceAll('><', '')}] TJ`]
}

interface Cluster {
  text: string
  width: number
  box: number[]
  drawing: string
}

/** The Type 3 fonts of a page. Clusters that look and mean the same are kept once. */
class ClusterFonts {
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

function streamBody(text: string): string {
  const packed = deflateSync(Buffer.from(text, 'latin1'), { level: 3 })
  return `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`
}

const streamObject = (number: number, text: string): Buffer =>
  Buffer.from(`${number} 0 obj\n${streamBody(text)}\nendobj\n\n`, 'latin1')
