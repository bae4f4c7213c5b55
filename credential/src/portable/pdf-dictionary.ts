/** A value in a PDF (ISO 32000-2 §7.3). A name begins with '/'. Texts and references are null: nothing here needs them. */
export type PdfValue = number | string | null | PdfValue[] | PdfDictionary
export type PdfDictionary = Map<string, PdfValue>

/** No program writes a longer dictionary for an attachment, or for a table of objects. */
const LONGEST = 4_096

/** White space and comments, then a bracket, a name, the beginning of a text, a number or a word. */
const TOKEN =
  /(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*(<<|>>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[\dA-Fa-f\0\t\n\f\r ]*>|\(|[+-]?(?:\d+\.?\d*|\.\d+)|[A-Za-z]+)/y

/**
 * The dictionary that begins here, and where it ends; undefined for anything else, and for one that does not end before `limit`.
 * What stands in its texts and comments is not taken for a part of it.
 */
export function readDictionary(
  text: string,
  at: number,
  limit = text.length,
): { dictionary: PdfDictionary; end: number } | undefined {
  const part = text.slice(at, Math.min(at + LONGEST, limit))
  const open: { closing: string; items: PdfValue[] }[] = []
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(part); found; found = TOKEN.exec(part)) {
    const word = found[1]!
    if (word === '<<' || (word === '[' && open.length > 0)) {
      open.push({ closing: word === '[' ? ']' : '>>', items: [] })
      continue
    }
    const inner = open.at(-1)
    if (!inner) return undefined
    if (word === 'R') inner.items.splice(-2, 2, null)
    else if (word !== inner.closing) {
      const value = word === '(' ? endOfText(part) : simpleValue(word)
      if (value === undefined) return undefined
      inner.items.push(value)
    } else {
      const closed = word === ']' ? inner.items : dictionaryOf(inner.items)
      open.pop()
      if (closed === undefined) return undefined
      if (open.length > 0) open.at(-1)!.items.push(closed)
      else return { dictionary: closed as PdfDictionary, end: at + TOKEN.lastIndex }
    }
  }
  return undefined
}

/** Moves behind a text whose bracket was just read; brackets inside come in pairs. Undefined if it has no end. */
function endOfText(part: string): null | undefined {
  let depth = 1
  for (let at = TOKEN.lastIndex; at < part.length; at++) {
    if (part[at] === '\\') at++
    else if (part[at] === '(') depth++
    else if (part[at] === ')' && --depth === 0) {
      TOKEN.lastIndex = at + 1
      return null
    }
  }
  return undefined
}

function simpleValue(word: string): PdfValue | undefined {
  if (word.startsWith('/')) return word
  if (word.startsWith('<') && word !== '<<') return null
  if (/^(?:true|false|null)$/.test(word)) return null
  return /^[+\-.\d]/.test(word) ? Number(word) : undefined
}

function dictionaryOf(items: PdfValue[]): PdfDictionary | undefined {
  const dictionary: PdfDictionary = new Map()
  for (let i = 0; i < items.length; i += 2) {
    const [key, value] = [items[i], items[i + 1]]
    if (typeof key !== 'string' || value === undefined) return undefined
    dictionary.set(key.slice(1), value)
  }
  return dictionary
}
