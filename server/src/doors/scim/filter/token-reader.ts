import type { Value } from './filter.ts'
import type { Token } from './tokens.ts'

/** Thrown for a text that is not a filter or path, or is too complex. */
export class Unreadable extends Error {}

/** Takes tokens one after the other. */
export function tokenReader(tokens: readonly Token[]) {
  let at = 0
  const isMark = (text: string) => {
    const token = tokens[at]
    return token?.kind === 'mark' && token.text === text
  }
  const isWord = (text: string) => {
    const token = tokens[at]
    return token?.kind === 'word' && token.text.toLowerCase() === text
  }
  const takeIf = (isNext: boolean): boolean => {
    if (isNext) at += 1
    return isNext
  }
  return {
    isAtEnd: () => at === tokens.length,
    /** Takes the next token if it is this mark, and says whether it was. */
    takeMark: (text: string) => takeIf(isMark(text)),
    /** The same for this word. */
    takeKeyword: (text: string) => takeIf(isWord(text)),
    requireMark(mark: string): void {
      if (!takeIf(isMark(mark))) throw new Unreadable()
    },
    takeWord(): string {
      const token = tokens[at]
      if (token?.kind !== 'word') throw new Unreadable()
      at += 1
      return token.text
    },
    /** Takes the part after brackets, as in `emails[…].value`; undefined if there is none. */
    takeSub(): string | undefined {
      const token = tokens[at]
      if (token?.kind !== 'sub') return undefined
      at += 1
      return token.text
    },
    takeValue(): Value {
      const token = tokens[at]
      at += 1
      if (token?.kind === 'value') return token.value
      if (token?.kind !== 'word') throw new Unreadable()
      return valueOfWord(token.text.toLowerCase())
    },
  }
}

const constants: Record<string, Value> = { true: true, false: false, null: null }

function valueOfWord(text: string): Value {
  if (Object.hasOwn(constants, text)) return constants[text]!
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Unreadable()
  return Number(text)
}
