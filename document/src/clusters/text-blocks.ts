import { nextToken, type Token } from './content-tokens.ts'

/** A glyph as a page shows it: its code in a font, its place on the page, and how far it advances. */
export interface Glyph {
  font: string
  size: number
  code: number
  x: number
  y: number
  advance: number
}

/** Glyphs that readers treat as one unit: those of a cluster, or one glyph that stands for its own text. */
export interface Unit {
  text: string
  glyphs: Glyph[]
  /**
   * Whether it states its own meaning (ActualText), because its glyph means something else elsewhere or its bounds differ.
   */
  isNamed: boolean
  /** Its advance in thousandths, if greater than that of its glyphs. */
  reach?: number
  /** The marked content that it belongs to, such as right-to-left text; empty if none. */
  tag: string
}

/** A text of one line and one height, between 'q' and 'Q'. `before` sets position and colour. */
export interface TextBlock {
  from: number
  to: number
  before: string
  /** Its position on the page. */
  origin: { x: number; y: number }
  units: Unit[]
}

export interface FontFacts {
  /** The text that a code stands for. */
  text(code: number): string
  /** The advance of a code's glyph, in thousandths. */
  width(code: number): number
}

/** Reads the texts of a page's content as the renderer writes it. Throws if there is anything else between BT and ET. */
export function readTextBlocks(content: string, fonts: (name: string) => FontFacts): TextBlock[] {
  const blocks: TextBlock[] = []
  const starts = /q\n1 0 0 -1 (\S+) (\S+) cm\n((?:[^\n]* (?:cs|scn|gs)\n)*)BT\n/g
  for (let start = starts.exec(content); start; start = starts.exec(content)) {
    // A match has every group of the expression, but its type does not say so.
    const [whole, x, y, before] = start as unknown as [string, string, string, string]
    const origin = { x: Number(x), y: Number(y) }
    const { units, to } = readBlock(content, start.index + whole.length, { origin, fonts })
    if (!content.startsWith('Q\n', to)) throw new Error('A text ends in another way')
    blocks.push({ from: start.index, to: to + 2, before, origin, units })
    starts.lastIndex = to
  }
  if (blocks.length !== content.split('\nBT\n').length - 1) throw new Error('A text begins in another way')
  return blocks
}

function readBlock(
  content: string,
  from: number,
  { origin, fonts }: { origin: TextBlock['origin']; fonts: (name: string) => FontFacts },
): { units: Unit[]; to: number } {
  const units: Unit[] = []
  const lexer = { content, at: from }
  let operands: Token[] = []
  let named: Unit | undefined
  let tag = ''
  const open: ('words' | 'tag')[] = []
  let [font, size, x, y] = ['', 0, 0, 0]

  const show = (shown: Token) => {
    const facts = fonts(font)
    for (const part of Array.isArray(shown) ? shown : [shown]) {
      if (typeof part === 'number') x -= (part / 1000) * size
      if (!Buffer.isBuffer(part)) continue
      for (let i = 0; i < part.length; i += 2) {
        const code = part.readUInt16BE(i)
        const advance = facts.width(code)
        const glyph = { font, size, code, x: origin.x + x, y: origin.y - y, advance }
        if (named) named.glyphs.push(glyph)
        else units.push({ text: facts.text(code), glyphs: [glyph], isNamed: false, tag })
        x += (advance / 1000) * size
      }
    }
  }
  for (let token = nextToken(lexer); token !== 'ET'; token = nextToken(lexer)) {
    if (typeof token !== 'string' || token.startsWith('/') || token === '<<' || token === '>>') {
      operands.push(token)
      continue
    }
    if (token === 'Tf') [font, size] = [String(operands[0]).slice(1), Number(operands[1])]
    else if (token === 'Tm') [x, y] = [Number(operands[4]), Number(operands[5])]
    else if (token === 'Tj' || token === 'TJ') show(operands[0]!)
    else if (token === 'BDC') {
      const text = operands[operands.indexOf('/ActualText') + 1]
      if (!Buffer.isBuffer(text)) throw new Error('Another kind of marked content')
      named = { text: decoded(text), glyphs: [], isNamed: true, tag }
      units.push(named)
      open.push('words')
    } else if (token === 'BMC') {
      tag = String(operands[0])
      if (named) named.tag = tag
      open.push('tag')
    } else if (token === 'EMC') {
      if (open.pop() === 'tag') tag = ''
      else named = undefined
    } else if (token !== 'Tr') throw new Error(`An operator of another kind: ${token}`)
    operands = []
  }
  return { units: units.filter(({ glyphs }) => glyphs.length > 0), to: lexer.at + 1 }
}

/**
 * Decodes a text string: UTF-16 with a byte order mark, or one byte per character, which the renderer uses only for ASCII.
 */
const decoded = (bytes: Buffer): string =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes.subarray(2))
    : bytes.toString('latin1')
