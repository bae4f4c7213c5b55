import { latinDigits } from '@credenza/schema/latin-digits'

/** A text's digits as 0 to 9, of any keyboard; everything else is dropped. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/[^0-9]/g, '')
