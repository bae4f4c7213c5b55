import { normalised } from '@credenza/schema/normalised'

/**
 * Letters that look like others in common typefaces: Latin, Greek, Cyrillic and Armenian, capital and small (from Unicode
 * Technical Standard 39, reduced to those useful for forging a name). Accents were removed before.
 */
const readAs = pairs(
  // Cyrillic
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ ԌG аa вb гr еe кk мm нh оo пn рp сc тt уy хx ѕs іi јj ԁd һh ԛq ԝw ӏl',
  // Greek
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw',
  // Armenian, and Latin letters beside a to z
  'օo հh սu ոn ցg ıi ɑa ɡg łl ŁL øo ØO đd ĐD ðd ħh ŧt ĸk ŋn',
  // Arabic letters with two spellings
  'ةه ىي یي کك ٱا',
)

function pairs(...lines: string[]): Map<string, string> {
  const all = lines.flatMap((line) => line.split(' '))
  return new Map(all.map((pair) => [...pair] as [string, string]))
}

/** Groups that look alike in small letters: 0 and o; 1, l and the capital of i; rn and m; vv and w. */
const drawnAlike: [pattern: RegExp, as: string][] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Text as a hasty reader sees it: texts with equal skeletons can be mistaken for each other. Keeps words apart. */
export function skeletonOf(text: string): string {
  const plain = normalised(text, 'NFKD')
    .replace(/[\p{M}\p{DI}\u0640]+/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => readAs.get(letter) ?? letter)
  // Goes through capitals, because some letters have two small forms.
  return drawnAlike.reduce(
    (read, [pattern, as]) => read.replace(pattern, as),
    plain.toUpperCase().toLowerCase(),
  )
}
