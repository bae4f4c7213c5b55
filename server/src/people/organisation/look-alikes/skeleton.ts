/**
 * Letters that read as others: what is drawn alike in common typefaces, of Latin, Greek, Cyrillic and Armenian, capital
 * and small (after Unicode Technical Standard 39, cut down to what a name can be forged with). Accents are gone before.
 */
const readAs = pairs(
  // Cyrillic
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ ԌG аa вb гr еe кk мm нh оo пn рp сc тt уy хx ѕs іi јj ԁd һh ԛq ԝw ӏl',
  // Greek
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw',
  // Armenian, and Latin letters beside a to z
  'օo հh սu ոn ցg ıi ɑa ɡg łl ŁL øo ØO đd ĐD ðd ħh ŧt ĸk ŋn',
  // Arabic letters that are written either way
  'ةه ىي یي کك ٱا',
)

function pairs(...lines: string[]): Map<string, string> {
  const all = lines.flatMap((line) => line.split(' '))
  return new Map(all.map((pair) => [...pair] as [string, string]))
}

/** What is drawn alike once capitals are small: 0 and o; 1, l and the capital of i; rn and m; vv and w. */
const drawnAlike: [pattern: RegExp, as: string][] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Text as a hasty eye reads it: texts with equal skeletons can be taken for each other. Words stay apart. */
export function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}\u0640]+/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => readAs.get(letter) ?? letter)
  // Through capitals, since some letters have two small forms.
  return drawnAlike.reduce(
    (read, [pattern, as]) => read.replace(pattern, as),
    plain.toUpperCase().toLowerCase(),
  )
}
