import { latinDigits } from '@credenza/schema/latin-digits'

/**
 * Characters that nobody sees and that copying from the web and from documents leaves behind: direction marks, zero-width
 * spaces, soft hyphens, byte-order marks. Joiners stay: Persian and Indian names need them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const JOINERS = /[\u200c\u200d]/g
/** Letters as PDF files and old programs store them, in the form that they take within a word. */
const ARABIC_FORMS = /[\ufb50-\ufdfb\ufe70-\ufefc]+/g
/** Strokes that only make an Arabic word longer. */
const STROKES = /(?<=\p{L})\u0640+(?=\p{L})/gu
/** Hard, thin and wide spaces, tabs and line ends too. */
const SPACES = /\s+/g
/** What needs no cleaning at all. */
const PLAIN = /^[!-~]*(?: [!-~]+)*$/

/** A text as it was meant: one plain space between words, nothing invisible, composed letters. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(ARABIC_FORMS, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STROKES, '')
    .replace(SPACES, ' ')
    .trim()
}

/**
 * A code, number or address: without anything invisible, in plain digits and letters of one width, and without the
 * apostrophe by which people make a spreadsheet keep a text.
 */
export function cleanCode(text: string): string {
  const code = text.replace(/^['’`]/, '')
  return PLAIN.test(code) ? code : latinDigits(cleanText(code.normalize('NFKC')).replace(JOINERS, ''))
}
