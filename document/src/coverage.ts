import { codePointRanges } from './cmap.ts'
import { type Family, regularPath } from './fonts.ts'

/**
 * The font families at the end of every design's list (`templates/parts/text.typ`), available to any text. A family is used
 * only for characters that the ones before it lack.
 */
const first: readonly Family[] = ['Inter', 'Source Serif 4', 'Amiri']
const everywhere: readonly Family[] = [
  ...first,
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  'Noto Sans Devanagari',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans SC',
  'Noto Sans JP',
  'Noto Sans KR',
]

/**
 * The characters of a text that no font of the documents can print, such as an emoji, each once. Checked before
 * certificates are made.
 */
export function missingCharacters(text: string): string[] {
  const missing = new Set<string>()
  for (const character of text) if (!isDrawn(character)) missing.add(character)
  return [...missing]
}

const isBlank = /[\s\p{Default_Ignorable_Code_Point}]/u
/** A private-use character means something else in each font, and PDF/A allows none. */
const isPrivate = /\p{Co}/u

const isDrawn = (character: string): boolean =>
  (everywhere.some((family) => covers(family, character)) && !isPrivate.test(character)) ||
  isBlank.test(character)

/** Whether texts have letters of scripts that the first families lack; most documents have none. */
export const hasOtherScripts = (texts: readonly string[]): boolean =>
  texts.some((text) =>
    [...text].some(
      (character) => !first.some((family) => covers(family, character)) && !isBlank.test(character),
    ),
  )

/**
 * Chooses the Arabic font of a document. Letters of two fonts do not join, so if the chosen font lacks a letter, such as
 * one of Urdu, everything is set in Amiri, which has them all.
 */
export function arabicFamily<Chosen extends Family>(
  chosen: Chosen,
  texts: readonly string[],
): Chosen | 'Amiri' {
  const letters = texts.join('').match(/\p{Script_Extensions=Arabic}/gu) ?? []
  return letters.every((letter) => covers(chosen, letter)) ? chosen : 'Amiri'
}

const read = new Map<Family, Uint8Array>()

function covers(family: Family, character: string): boolean {
  let covered = read.get(family)
  if (!covered) {
    covered = readCoverage(family)
    read.set(family, covered)
  }
  return covered[character.codePointAt(0)!] === 1
}

/** One byte for each code point: 1 where the font has a glyph. */
function readCoverage(family: Family): Uint8Array {
  const found = new Uint8Array(0x110000)
  for (const [from, to] of codePointRanges(regularPath(family))) found.fill(1, from, to + 1)
  return found
}
