import { withoutHidden } from '@credenza/schema/hidden-text'
import { latinDigits } from '@credenza/schema/latin-digits'
import { normalised } from '@credenza/schema/normalised'

/** Marks of direction, left behind by copying from the web and from documents. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Left in texts, since Persian and Indian names need them. */
const JOINERS = /[\u200c\u200d]/g
/** Presentation forms of letters, as PDF files and old programs store them. */
const ARABIC_FORMS = /[\ufb50-\ufdfb\ufe70-\ufefc]+/g
/** Strokes that only lengthen an Arabic word. */
const STROKES = /(?<=\p{L})\u0640+(?=\p{L})/gu
/** Includes non-breaking, thin and wide spaces, tabs and line ends. */
const SPACES = /\s+/g
/** Texts that need no cleaning. */
const PLAIN = /^[!-~]*(?: [!-~]+)*$/

/** A text as it was meant: one plain space between words, nothing invisible, composed letters. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text
  const letters = text.replace(ARABIC_FORMS, (forms) => normalised(forms, 'NFKC'))
  return withoutHidden(normalised(letters))
    .replace(DIRECTION_MARKS, '')
    .replace(STROKES, '')
    .replace(SPACES, ' ')
    .trim()
}

/**
 * A code, number or address: nothing invisible, plain digits, letters of one width, and without the apostrophe by which people
 * make a spreadsheet keep a text.
 */
export function cleanCode(text: string): string {
  const code = text.replace(/^['’`]/, '')
  return PLAIN.test(code) ? code : latinDigits(cleanText(normalised(code, 'NFKC')).replace(JOINERS, ''))
}
