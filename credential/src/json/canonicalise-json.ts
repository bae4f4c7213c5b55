/**
 * The canonical text of a JSON value (JCS, RFC 8785): members sorted by UTF-16 code units, numbers and strings as
 * ECMAScript writes them, undefined members left out. Throws a `TypeError` for half a surrogate pair, which has no UTF-8
 * form.
 */
export function canonicaliseJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicaliseJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return scalar(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${scalar(name)}:${canonicaliseJson(member)}`).join(',')}}`
}

function scalar(value: unknown): string {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new TypeError('A text with half a surrogate pair cannot be canonicalised')
  return JSON.stringify(value)
}

/** Whether two JSON values have the same canonical text. */
export function isSameJson(expected: object, found: object): boolean {
  try {
    return canonicaliseJson(expected) === canonicaliseJson(found)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
