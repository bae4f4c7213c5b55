import type { StudentField } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { ErrorSentence } from '../../../../platform/http/api-error.ts'
import type { Layout } from '../layout.ts'
import { cleanCode, cleanText } from './clean-text.ts'
import { isoDate } from './date-text.ts'
import { looksHijri } from './hijri-date.ts'
import { writtenDate } from './read-date.ts'
import { hasLostDigits, readPhone } from './read-phone.ts'
import { readYear } from './read-year.ts'

/** A cell's value as it will be stored, or why there is none. */
export type ReadValue = string | { why: ErrorSentence }

/** The results of failed formulas. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/i
/** What people write into a cell that should be empty. */
const NOTHING =
  /^(?:[-–—_./]+|n[/.]?\s?a\.?|nil|none|null|not (?:applicable|available|known)|tb[ac]|لا يوجد|غير متوفر|غير محدد|لا ينطبق|néant|aucune?|کوئی نہیں|नहीं|लागू नहीं|无|没有|暂无)$/i

/** No field takes more than this, so that the patterns here never search a text that somebody made long on purpose. */
const LONGEST_CELL = 1_000

/** Reads one cell. */
export function readValue(field: StudentField, cell: string, layout: Layout): ReadValue {
  if (cell.length > LONGEST_CELL) return cell
  if (cell.startsWith('#') && FORMULA_ERROR.test(cell)) return { why: sentence('invalid.cell_error') }
  switch (field) {
    case 'password':
      return cell
    case 'dateOfBirth':
      return readBirthDate(cell, layout)
    case 'mobileNumber':
      if (hasLostDigits(cell)) return { why: sentence('invalid.digits_lost') }
      return readPhone(cell) ?? { why: sentence('invalid.several_phones') }
    case 'rollNumber':
      return hasLostDigits(cell)
        ? { why: sentence('invalid.digits_lost') }
        : cleanCode(cell).replace(DECIMAL_ZERO, '$1')
    case 'email':
      return readEmail(cleanCode(cell))
    case 'year':
      return NOTHING.test(cell) ? '' : readYear(cell, layout)
    case 'name':
    case 'collegeName':
    case 'courseName':
      return NOTHING.test(cell) ? '' : cleanText(cell)
    default:
      return cleanText(cell)
  }
}

/** What programs make of a number if the column has empty cells. */
const DECIMAL_ZERO = /^(\d+)\.0+$/

/** Removes an address's link, its owner's name and separators. */
const readEmail = (text: string): string =>
  PLAIN_ADDRESS.test(text)
    ? text
    : text
        .replace(/^mailto:([^?]*).*$/i, '$1')
        .replace(/^.*<([^<>]+)>$/, '$1')
        .replace(/[\s;,.]+$/, '')
        .replace(/\s*@\s*/, '@')

const PLAIN_ADDRESS = /^[^\s<>;,:]*[^\s<>;,:.]$/

/** A date of our time. The schema checks whether the day exists. */
const ISO = /^(?:19|20)\d\d-\d\d-\d\d$/

function readBirthDate(cell: string, { place, thisYear, dateOrder }: Layout): ReadValue {
  if (ISO.test(cell)) return cell
  const date = writtenDate(cell, { date1904: place.date1904, thisYear })
  if (looksHijri(cell, date)) return { why: sentence('invalid.hijri_date') }
  if (!date) return cleanCode(cell)
  const isDoubtful = 'numbers' in date && date.numbers[0] !== date.numbers[1]
  if (isDoubtful && !dateOrder) return { why: sentence('invalid.date_order_needed') }
  return (
    isoDate(date, dateOrder ?? 'day-first') ?? {
      why: sentence('invalid.no_such_date'),
    }
  )
}
