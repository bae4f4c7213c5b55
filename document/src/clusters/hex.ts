/** A number as PDF writes a character code. */
export const hex = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, '0')
