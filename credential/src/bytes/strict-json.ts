/** An object has two members with one name. */
export class RepeatedMember extends SyntaxError {
  override name = 'RepeatedMember'
}

/**
 * Parses JSON that somebody else wrote. Refuses two members with one name (I-JSON, RFC 7493 §2.3): some programs take the first and
 * others the last, so a document could be verified as one thing and shown as another. Throws a `SyntaxError`. Takes a time that
 * grows with the text's length, and needs no stack for nested values.
 */
export function parseStrictJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (hasRepeatedMember(text)) throw new RepeatedMember('An object has two members with one name')
  return value
}

/** For text that is JSON. Outside strings, only braces, brackets and colons matter. */
export function hasRepeatedMember(text: string): boolean {
  /** The names in each open object; undefined for an open list. */
  const open: (Set<string> | undefined)[] = []
  const marks = /["{}[\]]/g
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{') open.push(new Set())
    else if (mark[0] === '[') open.push(undefined)
    else if (mark[0] !== '"') open.pop()
    else {
      const end = endOfString(text, mark.index)
      marks.lastIndex = end
      const names = open.at(-1)
      if (names === undefined || !isColonNext(text, end)) continue
      const name = nameAt(text.slice(mark.index, end))
      if (names.has(name)) return true
      names.add(name)
    }
  }
  return false
}

/** After the closing quotation mark of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function isColonNext(text: string, from: number): boolean {
  let at = from
  while (' \t\n\r'.includes(text[at]!)) at++
  return text[at] === ':'
}

/** The same name can be written with and without escapes. */
const nameAt = (written: string): string =>
  written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1)
