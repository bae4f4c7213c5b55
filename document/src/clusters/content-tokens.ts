/** A word of a page's content: an operator or a name, a number, a text's bytes, or a list. */
export type Token = string | number | Buffer | Token[]

/** Where a page's content is being read. */
export interface Lexer {
  content: string
  at: number
}

/** Reads the next token (ISO 32000-1, 7.2 and 7.3). */
export function nextToken(lexer: Lexer): Token {
  const { content } = lexer
  while (content.charCodeAt(lexer.at) <= SPACE) lexer.at++
  const first = content[lexer.at]!
  if (first === '(') return literal(lexer)
  if (first === '[') {
    const parts: Token[] = []
    lexer.at++
    for (let part = nextToken(lexer); part !== ']'; part = nextToken(lexer)) parts.push(part)
    return parts
  }
  if (content.startsWith('<<', lexer.at) || content.startsWith('>>', lexer.at)) {
    lexer.at += 2
    return first + first
  }
  if (first === '<') {
    const end = content.indexOf('>', lexer.at)
    const bytes = Buffer.from(content.slice(lexer.at + 1, end), 'hex')
    lexer.at = end + 1
    return bytes
  }
  if (first === ']') {
    lexer.at++
    return ']'
  }
  const word = /\/?[^\s()<>[\]/]+/y
  word.lastIndex = lexer.at
  if (!word.test(content)) throw new Error('A token of another kind')
  const text = content.slice(lexer.at, word.lastIndex)
  lexer.at = word.lastIndex
  return first <= '9' && first !== '/' ? Number(text) : text
}

const SPACE = 0x20
const isOctal = (digit: string): boolean => digit >= '0' && digit <= '7'
const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function literal(lexer: Lexer): Buffer {
  const { content } = lexer
  const bytes: number[] = []
  let depth = 0
  for (;;) {
    const character = content[lexer.at++]
    if (character === undefined) throw new Error('A string without an end')
    if (character === '(' && depth++ === 0) continue
    if (character === ')' && --depth === 0) return Buffer.from(bytes)
    if (character !== '\\') {
      bytes.push(character.charCodeAt(0))
      continue
    }
    const escaped = content[lexer.at]!
    if (isOctal(escaped)) {
      let value = 0
      for (let digits = 0; digits < 3 && isOctal(content[lexer.at]!); digits++) {
        value = value * 8 + Number(content[lexer.at++])
      }
      bytes.push(value)
    } else {
      bytes.push(escapes[escaped] ?? escaped.charCodeAt(0))
      lexer.at++
    }
  }
}
