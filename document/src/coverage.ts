import { readFont } from './fonts.ts'

/** The families that stand at the end of every design's list (`templates/parts/text.typ`): any text may count on them. */
const everywhere = ['Inter', 'Source Serif 4', 'Amiri', 'Noto Sans SC'] as const

let covered: Uint8Array | undefined

/**
 * The first character of a text that no font of the documents can print, such as an emoji. Asked before certificates are
 * made: half a microsecond for a name.
 */
export function missingCharacter(text: string): string | undefined {
  covered ??= readCoverage()
  for (const character of text) {
    if (
      covered[character.codePointAt(0)!] === 0 &&
      !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character)
    ) {
      return character
    }
  }
  return undefined
}

/** One byte for each code point: 1 where a font has a glyph. */
function readCoverage(): Uint8Array {
  const found = new Uint8Array(0x110000)
  for (const family of everywhere) {
    for (const [from, to] of codePointRanges(readFont(family))) found.fill(1, from, to + 1)
  }
  return found
}

/** The ranges of code points that a TrueType font maps to glyphs (OpenType, 'cmap', formats 4 and 12). */
function* codePointRanges(font: Buffer): Generator<[from: number, to: number]> {
  const cmap = tableOffset(font, 'cmap')
  const subtables = font.readUInt16BE(cmap + 2)
  for (let i = 0; i < subtables; i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    const format = font.readUInt16BE(at)
    if (format === 4) yield* segments(font, at)
    if (format === 12) yield* groups(font, at)
  }
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}

function* segments(font: Buffer, at: number): Generator<[number, number]> {
  const bytes = font.readUInt16BE(at + 6)
  for (let i = 0; i < bytes; i += 2) {
    const to = font.readUInt16BE(at + 14 + i)
    // The last segment maps U+FFFF to no glyph.
    if (to !== 0xffff) yield [font.readUInt16BE(at + 16 + bytes + i), to]
  }
}

function* groups(font: Buffer, at: number): Generator<[number, number]> {
  const count = font.readUInt32BE(at + 12)
  for (let i = 0; i < count; i++) {
    const group = at + 16 + i * 12
    yield [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  }
}
