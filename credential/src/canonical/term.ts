// The terms of canonical N-Quads (RDF Dataset Canonicalization 1.0 §A.2).

const QUOTE = 0x22
const BACKSLASH = 0x5c
const DELETE = 0x7f
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

/** A literal's text in quotes, escaped as canonical N-Quads require. */
export function quoteLiteral(text: string): string {
  let escaped = ''
  let copied = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x20 && code !== QUOTE && code !== BACKSLASH && code !== DELETE) continue
    escaped += text.slice(copied, i) + escapeCharacter(text[i]!, code)
    copied = i + 1
  }
  return `"${escaped}${text.slice(copied)}"`
}

function escapeCharacter(character: string, code: number): string {
  return SHORT_ESCAPES[character] ?? `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * A JSON number as JSON-LD writes it under a term of type xsd:float (JSON-LD 1.1 API §8.2): whole numbers plainly, others
 * with an exponent. `undefined` for numbers that are not written plainly in JSON: libraries disagree about 1e-7.
 */
export function floatText(value: unknown): string | undefined {
  if (typeof value !== 'number' || !/^-?\d+(\.\d+)?$/.test(String(value)) || Object.is(value, -0))
    return undefined
  return Number.isInteger(value) ? value.toFixed(0) : value.toExponential(15).replace(/(\d)0*e\+?/, '$1E')
}

/**
 * Whether a value is an IRI of the kinds our documents use: absolute, ASCII, `urn:`, `did:` or `http(s)://`. None of
 * these schemes is a JSON-LD term, so such an IRI expands to itself and needs no escaping.
 */
export function isPlainIri(value: unknown): value is string {
  return typeof value === 'string' && IRI.test(value)
}
