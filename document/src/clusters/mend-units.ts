import type { TextBlock, Unit } from './text-blocks.ts'

/**
 * Joins a mark to its letter. If the mark is higher or lower, the renderer writes it as a separate text, and both carry the
 * text of both. A mark has no width, which distinguishes it from the same letters repeated.
 */
export function joinClusters(blocks: readonly TextBlock[]): void {
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

/**
 * Readers reverse the characters of a right-to-left line one by one, so the meaning of each glyph or cluster is reversed
 * first, even of a ligature of lam and alef. A wide gap between two letters is added to the first one's width, because
 * readers would take it for a space.
 */
export function mendRightToLeft(units: readonly Unit[]): void {
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
