/** Plain ASCII text, which needs no conversion. */
const ASCII = /^[\x20-\x7e]*$/
const DIGIT = /\p{Nd}/gu

/** Converts digits of every script to 0 to 9. Unicode has them in blocks of ten, from zero to nine. */
export function latinDigits(text: string): string {
  if (ASCII.test(text)) return text
  return text.replace(DIGIT, (digit) => {
    const code = digit.codePointAt(0)!
    let zero = code
    while (code - zero < 9 && isDigit(zero - 1)) zero--
    return isDigit(zero - 1) ? String(mathematical(code)) : String(code - zero)
  })
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))
/** Only the mathematical digits have several blocks in a row. */
const mathematical = (code: number): number => (code - 0x1d7ce) % 10
