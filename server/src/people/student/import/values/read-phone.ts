import { cleanCode } from './clean-text.ts'

const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E\+?\d+$/i

/** Whether a number is in scientific notation, such as 8.01E+14, so that its last digits are lost. */
export const hasLostDigits = (text: string): boolean => SCIENTIFIC.test(text.replace(/\s/g, ''))

/** Several numbers in a cell, or one with an extension, so that it is unclear which digits are meant. */
const SEVERAL = /\d{5}[^\d/,;|&\n]*[/,;|&\n]\D*\d{5}|\d\s*(?:[a-z]{1,3}\.?|ext|extension|تحويلة)\s*\d/i

const PLAIN = /^(?!00)\d{7,15}$/

/** A telephone number as digits, without + or 00 before the country code; undefined if the cell has more than one. */
export function readPhone(text: string): string | undefined {
  if (PLAIN.test(text)) return text
  // The zero of +971 (0)50 is dialled only without the country code.
  const plain = cleanCode(text)
    .replace(/\.0+$/, '')
    .replace(/(?<=\d[^\d]*)\(0\)/, '')
  if (SEVERAL.test(plain.replace(/(\d)[\s().-]+(?=\d)/g, '$1'))) return undefined
  const digits = plain.replace(/\D/g, '')
  return /^00[1-9]\d{7,}$/.test(digits) ? digits.slice(2) : digits
}
