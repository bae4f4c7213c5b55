/** A date, address, code or other value that reads from left to right, in a sentence that reads from right to left (UAX #9). */
export const leftToRight = (value: string): string => `\u2066${value}\u2069`

/** Values that read from left to right, in the order of the sentence around them. */
export const eachLeftToRight = (values: readonly string[], comma = '، '): string =>
  values.map(leftToRight).join(comma)

/** Somebody's own words, of either direction. */
export const ownWords = (text: string): string => `\u2068${text}\u2069`
