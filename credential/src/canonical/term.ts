// The terms of canonical N-Quads (RDF Dataset Canonicalization 1.0 §A.2).

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to escape
const ESCAPED = /[\u0000-\u001f\u007f"\\]/
const ESCAPED_ALL = new RegExp(ESCAPED, 'g')
const SHORT_ESCAPES: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}
const IRI = /^(?:urn:|did:|https?:\/\/)[!#-;=?-[\]_a-z~]+$/

/** Whether a value can be the text of a literal: a string without lone surrogates, which have no UTF-8 form. */
export function isLiteralText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed()
}

/** A literal's text in quotes, escaped as canonical N-Quads demand. */
export function quoteLiteral(text: string): string {
  return ESCAPED.test(text) ? `"${text.replace(ESCAPED_ALL, escapeCharacter)}"` : `"${text}"`
}

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return SHORT_ESCAPES[character] ?? `\\u${code}`
}

/**
 * Whether a value is an IRI of the kinds our documents use: absolute, ASCII, `urn:`, `did:` or `http(s)://`. None of
 * these schemes is a JSON-LD term, so such an IRI expands to itself and needs no escaping.
 */
export function isPlainIri(value: unknown): value is string {
  return typeof value === 'string' && IRI.test(value)
}
