import { randomInt } from 'node:crypto'

/** A random code of this many digits, for a person to type from an email. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')
