import type { StudentField } from '@credenza/schema/student'
import { cleanCode } from '../values/clean-text.ts'
import { writtenDate } from '../values/read-date.ts'

/** In Indian scripts, vowels between letters are marks: रीता. */
const LETTERS = /(?:\p{L}\p{M}*){2,}/u
const dates = { date1904: false, thisYear: 2100 }
/** Years of the Hijri calendar are lower. */
const FIRST_YEAR = 1900

/** Whether a cell could hold this field: whether it has the right form, not whether it is correct. */
export const suits: Record<StudentField, (cell: string) => boolean> = {
  name: isWords,
  fatherName: isWords,
  motherName: isWords,
  collegeName: (cell) => LETTERS.test(cell),
  courseName: (cell) => LETTERS.test(cell),
  year: (cell) => /\d{4}/.test(cleanCode(cell)),
  rollNumber: (cell) => /\d/.test(cleanCode(cell)) && cell.length <= 60 && !cell.includes('@'),
  mobileNumber: (cell) => cleanCode(cell).replace(/\D/g, '').length >= 7 || /^\d[.,]\d+E\+?\d+$/i.test(cell),
  dateOfBirth: (cell) => (writtenDate(cell, dates)?.year ?? 0) >= FIRST_YEAR,
  email: (cell) => cell.includes('@'),
  password: (cell) => cell !== '',
}

function isWords(cell: string): boolean {
  return LETTERS.test(cell) && !cell.includes('@') && cell.length <= 120
}

/** The share of the non-empty cells that suit a field; 0 if all are empty, 1 if there are no cells. */
export function fitOf(field: StudentField, cells: readonly string[]): number {
  if (cells.length === 0) return 1
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length === 0 ? 0 : filled.filter((cell) => suits[field](cell)).length / filled.length
}
