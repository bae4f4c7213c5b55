import { latinDigits } from '@credenza/schema/latin-digits'

/** Keeps a text's digits, typed on any keyboard, as 0 to 9, and drops everything else. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/[^0-9]/g, '')
