export type Token =
  | { kind: 'mark'; text: '(' | ')' | '[' | ']' }
  | { kind: 'value'; value: string }
  /** An attribute, an operator, a number, true, false or null. */
  | { kind: 'word'; text: string }
  /** The part of a path after `]`, including its dot. */
  | { kind: 'sub'; text: string }

const pattern = /\s+|([()[\]])|("(?:[^"\\]|\\.)*")|([\w$][\w$:.+-]*|-\d[\d.eE+-]*)|\.([A-Za-z$][\w$-]*)/y

/** Splits a filter or path into tokens. Returns undefined for text that is neither. */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    if (!found) return undefined
    const [, mark, string, word, sub] = found
    if (mark) tokens.push({ kind: 'mark', text: mark as '(' })
    else if (string) {
      const value = unquoted(string)
      if (value === undefined) return undefined
      tokens.push({ kind: 'value', value })
    } else if (word) tokens.push({ kind: 'word', text: word })
    else if (sub) tokens.push({ kind: 'sub', text: sub })
  }
  return tokens
}

/** Decodes a string, which is a JSON string (RFC 7644 section 3.4.2.2). */
function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
