/**
 * Reads a place in a status list: a whole number as text, as the standards require, or as a number, as some issuers write it.
 * `undefined` for anything else, and for a number too large to be exact.
 */
export function readStatusIndex(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\d+$/.test(value)
  const index = isText || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isSafeInteger(index) && index >= 0 ? index : undefined
}
