import { normalised } from './normalised.ts'

/**
 * The one rule by which searches compare texts, in the browser and on the server. What people type without thinking makes no
 * difference: case, accents, Arabic vowel signs, the form of alef, ya, kaf and ha, the digits of a script, the width of a
 * character. Signs that make another word stay, above all the vowel signs of Devanagari. Decision 0110 has the reasons.
 *
 * The tables below are shared with `server/src/platform/lists/folded-sql.ts`, which folds the values of columns.
 */

/**
 * What is left out, as a class that both JavaScript and Postgres read: combining marks of Latin, Greek and Cyrillic; Arabic
 * vowel signs, hamza above and below, and tatweel; the nukta of Devanagari; and what has no width, such as bidi marks and joiners.
 */
export const ignoredCharacters = [
  String.raw`\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f`,
  String.raw`\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08e1\u08e3-\u08ff`,
  String.raw`\u093c`,
  String.raw`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff`,
].join('')

/** White space that NFKD leaves, except line ends and the space itself. */
export const otherSpaces = String.raw`\t\v\f\r\u1680\u2028\u2029`

const digits = (zero: string): [string, string][] =>
  Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero.codePointAt(0)! + digit), `${digit}`])

/** Characters, after NFKD and in lower case, that are read as another one. */
export const readAs: ReadonlyMap<string, string> = new Map([
  // Latin letters that do not decompose.
  ...pairs('ıi łl øo đd ðd ħh ŧt ŋn ɓb ɖd ɗd ƙk ƴy əe ɛe ɔo ƒf'),
  // The last letter of a Greek word.
  ...pairs('ςσ'),
  // Arabic and Urdu use different characters for the same letter.
  ...pairs('ٱا ىي یي کك ةه ہه ھه ۃه ەه'),
  ...['٠', '۰', '०'].flatMap(digits),
  // Apostrophes and hyphens, which keyboards and word processors choose.
  ...pairs("’' ‘' ʼ' ʻ' ‐- ‒- –- —- −-"),
])

function pairs(text: string): [string, string][] {
  return text.split(' ').map((pair) => [...pair] as [string, string])
}

/** Letters, after NFKD and in lower case, that are read as two. */
export const readAsTwo: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]

const ignored = new RegExp(`[${ignoredCharacters}]`, 'gu')
const spaces = new RegExp(`[ \n${otherSpaces}]+`, 'gu')
const others = new Map([...readAs, ...readAsTwo])
/** ASCII text only needs lower case. */
const ascii = /^[\0-\x7f]*$/

/** A text as searches compare it; '' if nothing of it counts. Folding it again changes nothing. */
export function folded(text: string): string {
  const letters = ascii.test(text) ? text.toLowerCase() : foldedLetters(text)
  return letters.replace(spaces, ' ').trim()
}

const foldedLetters = (text: string): string =>
  normalised(
    normalised(text, 'NFKD')
      .toLowerCase()
      .replace(ignored, '')
      .replace(/[^\0-\x7f]/gu, (letter) => others.get(letter) ?? letter),
  )
