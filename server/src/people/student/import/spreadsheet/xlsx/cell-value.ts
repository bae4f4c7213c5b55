import { dayMs } from '@credenza/schema'
import { shownNumber } from '../digit-pattern.ts'
import type { NumberFormat } from './number-formats.ts'
import { unescapeText } from './shared-strings.ts'

/** 9999-12-31, the last day that spreadsheets support. */
const LAST_DAY = 2_958_465

/**
 * Makes a function `(type, style, text) => value` for the cells of one workbook (types of ECMA-376-1 §18.18.11). Numbers keep
 * their stored text unless their style makes them a date or a digit pattern.
 */
export function cellValueReader(workbook: { strings: string[]; formats: NumberFormat[]; date1904: boolean }) {
  return (type: string, style: number, text: string): string | number | boolean | Date | undefined => {
    switch (type) {
      case 's':
        return workbook.strings[Number(text)]
      case 'str':
      case 'inlineStr':
        return unescapeText(text)
      case 'b':
        return text === '1' || text === 'true'
      case 'd':
        return text.slice(0, 10)
      case 'e':
        return text
      default:
        return numberOf(text, workbook.formats[style], workbook.date1904)
    }
  }
}

function numberOf(text: string, format: NumberFormat | undefined, date1904: boolean): string | number | Date {
  const value = Number(text)
  if (Number.isNaN(value)) return text
  if (format?.kind === 'date' && value >= 0 && value <= LAST_DAY) return dayOf(Math.floor(value), date1904)
  return format?.kind === 'digits' ? shownNumber(value, format.pattern) : value
}

/** Day 1 is 1900-01-01, and day 60 is 1900-02-29, which never existed; in the 1904 system day 0 is 1904-01-01. */
function dayOf(serial: number, date1904: boolean): Date {
  if (date1904) return new Date(Date.UTC(1904, 0, 1) + serial * dayMs)
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + serial * dayMs)
}
