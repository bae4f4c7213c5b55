import { xmlScanner } from './xml-scanner.ts'

/** The texts that cells refer to by number (ECMA-376-1 §18.4). Joins the runs of a text, and leaves out phonetic guides. */
export async function readSharedStrings(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let inText = false
  let inReadingAid = false
  const push = xmlScanner({
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') inText = !inReadingAid
      else if (name === 'rPh') inReadingAid = true
    },
    text(run) {
      if (inText) text += run
    },
    close(name) {
      if (name === 'si') strings.push(unescapeText(text))
      else if (name === 't') inText = false
      else if (name === 'rPh') inReadingAid = false
    },
  })
  for await (const piece of pieces) push(piece)
  return strings
}

/** `_x000D_` stands for a character that XML cannot hold (ECMA-376-1 §22.9.2.19). */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
