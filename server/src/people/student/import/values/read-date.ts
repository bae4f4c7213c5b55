import { dayMs } from '@credenza/schema'
import { chineseDate } from './chinese-date.ts'
import { cleanCode } from './clean-text.ts'
import { isWeekday, monthOf } from './month-names.ts'

export type DateOrder = 'day-first' | 'month-first'

/**
 * A cell's content as a date: the date itself, or two numbers for day and month whose order the cell alone does not tell.
 * Undefined for anything else.
 */
export type WrittenDate =
  | { year: number; month: number; day: number }
  | { year: number; numbers: [number, number] }

export interface DateSystem {
  /** Whether days are counted from 1904. */
  date1904: boolean
  /** Two digits mean a year up to this one. */
  thisYear: number
}

/** A time of day after a date, with its zone, which a date of birth does not need. */
const TIME =
  /(?:[T ,]+|\s)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?|ص|م)?\s*(?:Z|(?:UTC|GMT)?\s*(?:[+-]\d{1,2}(?::?\d{2})?)?)?(?:\s*\([^)]*\))?$/i
const NUMBERS =
  /^(\d{1,4})\s*[/.\-,،\s]\s*(\d{1,2})\s*[/.\-,،\s]\s*(\d{1,4})\s*(?:\.|م|ميلادي(?:ة)?|ء|ad|ce)?$/i
const COMPACT = /^\d{7,8}$/
/** Characters that people type for a hyphen and for a slash. */
const HYPHENS = /[\u2010-\u2015\u2212_]/g
const SLASHES = /[\\\u2044\u2215]/g
const SERIAL = /^\d{5}(?:\.\d+)?$/

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/

/** Reads a cell that should hold a date. */
export function writtenDate(text: string, system: DateSystem): WrittenDate | undefined {
  const iso = ISO.exec(text)
  if (iso) return exact(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const bare = cleanCode(text).replace(HYPHENS, '-').replace(SLASHES, '/').replace(TIME, '').trim()
  const numbers = NUMBERS.exec(bare)
  if (numbers) return inNumbers([numbers[1]!, numbers[2]!, numbers[3]!], system)
  // Stored as a number, 03032000 has lost its first zero.
  if (COMPACT.test(bare)) return compact(bare.padStart(8, '0'))
  if (SERIAL.test(bare)) return ofSerial(Math.floor(Number(bare)), system.date1904)
  const chinese = chineseDate(bare)
  if (chinese) return exact(fullYear(chinese.year, system.thisYear)!, chinese.month, chinese.day)
  return inWords(bare, system)
}

function inNumbers(
  [first, second, third]: [string, string, string],
  system: DateSystem,
): WrittenDate | undefined {
  if (first.length > 2) {
    return first.length === 4 && third.length <= 2
      ? exact(Number(first), Number(second), Number(third))
      : undefined
  }
  // 99/12/31 can only begin with the year.
  if (Number(first) > 31 && third.length <= 2) {
    return exact(fullYear(first, system.thisYear)!, Number(second), Number(third))
  }
  const year = fullYear(third, system.thisYear)
  return year === undefined ? undefined : { year, numbers: [Number(first), Number(second)] }
}

/** 20000323, and 23032000, whose last four digits can only be the year. */
function compact(digits: string): WrittenDate | undefined {
  const part = (from: number, to: number) => Number(digits.slice(from, to))
  const isYearFirst = /^(19|20)/.test(digits) && part(4, 6) <= 12
  if (isYearFirst) return exact(part(0, 4), part(4, 6), part(6, 8))
  return /(19|20)\d\d$/.test(digits) ? { year: part(4, 8), numbers: [part(0, 2), part(2, 4)] } : undefined
}

/** Years 1927 to 2064 in the usual system. Lower numbers may be anything. */
const FIRST_SERIAL = 10_000
const LAST_SERIAL = 60_000

/** Day 1 is 1900-01-01 with a 29 February 1900, which never existed; in the 1904 system day 0 is 1904-01-01. */
function ofSerial(serial: number, date1904: boolean): WrittenDate | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined
  const start = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(start + serial * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const exact = (year: number, month: number, day: number): WrittenDate => ({ year, month, day })

/** Two digits up to the current year's are in this century, others in the last. */
export function fullYear(digits: string, thisYear: number): number | undefined {
  if (digits.length === 4) return Number(digits)
  if (digits.length !== 2) return undefined
  const year = 2000 + Number(digits)
  return year <= thisYear ? year : year - 100
}

/** Words in a date without a meaning: 23rd, 1er, 23 de marzo de 2000, ٢٣ مارس ٢٠٠٠ م, 23 مارچ 2000ء. */
const FILLERS = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'er',
  'of',
  'the',
  'de',
  'del',
  'den',
  'le',
  'في',
  'من',
  'عام',
  'سنة',
  'م',
  'ميلادي',
  ...['ء', 'کو', 'سن', 'عیسوی', 'को', 'सन्', 'ई', 'ईस्वी'],
  'ad',
  'ce',
])

/** A date with the name of its month, and optionally of its weekday. With any other word it is not a date. */
function inWords(text: string, { thisYear }: DateSystem): WrittenDate | undefined {
  // Removes the apostrophe of a year such as Mar '00.
  const tokens = text.replace(/['’](?=\d)/g, '').match(/\d+|[\p{L}\p{M}.'’]+/gu) ?? []
  const numbers: { at: number; digits: string }[] = []
  let month: { at: number; value: number } | undefined
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (/^\d/.test(token)) {
      numbers.push({ at, digits: token })
      continue
    }
    const pair = monthOf(token + (tokens[at + 1] ?? ''))
    const value = pair ?? monthOf(token)
    if (value !== undefined) {
      // Two names of the same month are allowed, such as كانون الثاني/يناير.
      if (month && month.value !== value) return undefined
      month ??= { at, value }
      if (pair !== undefined && monthOf(token) === undefined) at++
    } else if (!isWeekday(token) && !FILLERS.has(token.replace(/\./g, '').toLowerCase())) return undefined
  }
  if (!month || numbers.length !== 2) return undefined
  const [first, second] = numbers as [(typeof numbers)[0], (typeof numbers)[0]]
  const [year, day] = first.digits.length === 4 ? [first, second] : [second, first]
  const whole = fullYear(year.digits, thisYear)
  return whole === undefined || day.digits.length > 2
    ? undefined
    : exact(whole, month.value, Number(day.digits))
}
