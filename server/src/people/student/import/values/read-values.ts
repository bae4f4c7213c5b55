import { type StudentField, studentFields } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { ErrorSentence } from '../../../../platform/http/api-error.ts'
import type { Layout } from '../layout.ts'
import { cleanCode, cleanText } from './clean-text.ts'
import { earliestYear, isoDate } from './date-text.ts'
import { writtenDate } from './read-date.ts'
import { hasLostDigits, readPhone } from './read-phone.ts'
import { readYear } from './read-year.ts'

/** A cell's value as it will be stored, or why it has none. */
export type ReadValue = string | { why: ErrorSentence }

/** What formulas leave when they fail. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/i
/** What people write into a cell that has to stay empty. */
const NOTHING = /^(?:[-–—_./]+|n\/?a|nil|none|null|لا يوجد|néant)$/i

/** The values of one row, by field. */
export function readValues(
  cells: readonly string[],
  layout: Layout,
): Partial<Record<StudentField, ReadValue>> {
  const values: Partial<Record<StudentField, ReadValue>> = {}
  for (const field of studentFields) {
    const column = layout.columns[field]
    if (column !== undefined) values[field] = readValue(field, cells[column] ?? '', layout)
  }
  return values
}

function readValue(field: StudentField, cell: string, layout: Layout): ReadValue {
  if (FORMULA_ERROR.test(cell)) return { why: sentence('invalid.cell_error') }
  switch (field) {
    case 'password':
      return cell
    case 'dateOfBirth':
      return readBirthDate(cell, layout)
    case 'mobileNumber':
      if (hasLostDigits(cell)) return { why: sentence('invalid.digits_lost') }
      return readPhone(cell) ?? { why: sentence('invalid.several_phones') }
    case 'rollNumber':
      return hasLostDigits(cell) ? { why: sentence('invalid.digits_lost') } : cleanCode(cell)
    case 'email':
      return cleanCode(cell)
        .replace(/^mailto:/i, '')
        .replace(/^.*<([^<>]+)>$/, '$1')
        .replace(/[\s;,]+/g, (spaces, at, whole) => (at + spaces.length === whole.length ? '' : spaces))
    case 'year':
      return NOTHING.test(cell) ? '' : readYear(cell)
    case 'collegeName':
    case 'courseName':
      return NOTHING.test(cell) ? '' : cleanText(cell)
    default:
      return cleanText(cell)
  }
}

function readBirthDate(cell: string, { place, thisYear, dateOrder }: Layout): ReadValue {
  const date = writtenDate(cell, { date1904: place.date1904, thisYear })
  if (!date) return cleanCode(cell)
  if (date.year < earliestYear) return { why: sentence('invalid.birth_year') }
  const isDoubtful = 'numbers' in date && date.numbers[0] !== date.numbers[1]
  if (isDoubtful && !dateOrder) return { why: sentence('invalid.date_order_needed') }
  return (
    isoDate(date, dateOrder ?? 'day-first') ?? {
      why: sentence('invalid.no_such_date'),
    }
  )
}
