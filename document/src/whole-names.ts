/** Words that begin a name but are not a name by themselves, such as the first half of عبد الرحمن or of Al Maktoum. */
const beginnings = new Set([
  ...['عبد', 'أبو', 'أبي', 'أبا', 'ابو', 'ابي', 'ابا', 'ابن', 'ابنة', 'بن', 'بنت', 'أم', 'ام', 'آل', 'ذو'],
  ...['abd', 'abdul', 'abdel', 'abdal', 'abu', 'umm', 'ibn', 'bin', 'bint', 'ben', 'al', 'el'],
])

/** Keeps lines from breaking inside a name: puts a no-break space after each word that only begins one. */
export const withWholeNames = (text: string): string =>
  text.replace(/(?<!\S)(\S+) (?=\S)/g, (whole, word: string) =>
    beginnings.has(withoutVowelMarks(word).toLowerCase()) ? `${word}\u00a0` : whole,
  )

const withoutVowelMarks = (word: string): string => word.normalize('NFC').replace(/\p{Mn}/gu, '')
