import type { DateOrder, WrittenDate } from './read-date.ts'

/** What a column's dates together say about the order of day and month. */
export interface DateEvidence {
  /** Dates that are valid only with the day first, such as 23/03/2000, and only with the month first. */
  dayFirst: number
  monthFirst: number
  /** Dates that are valid both ways but mean different days, such as 03/04/2000. */
  either: number
  /** Real dates whose day and month could be swapped, and those whose day is too high for a month. */
  early: number
  late: number
}

export const noEvidence = (): DateEvidence => ({ dayFirst: 0, monthFirst: 0, either: 0, early: 0, late: 0 })

/** Adds the evidence of a spreadsheet's real date. */
export function addRealDate(evidence: DateEvidence, { month, day }: { month: number; day: number }): void {
  if (day > 12) evidence.late++
  else if (day !== month) evidence.early++
}

/** Adds the evidence of one written date. */
export function addEvidence(evidence: DateEvidence, date: WrittenDate | undefined): void {
  if (!date || !('numbers' in date)) return
  const [first, second] = date.numbers
  if (first > 31 || second > 31 || (first > 12 && second > 12)) return
  if (first > 12) evidence.dayFirst++
  else if (second > 12) evidence.monthFirst++
  else if (first !== second) evidence.either++
}

/** One slip among twenty dates does not cast doubt on the others. */
const SLIPS = 1 / 20

/** The order that a column proves; undefined if it does not, so that a person has to choose. */
export function settledOrder({ dayFirst, monthFirst, either }: DateEvidence): DateOrder | undefined {
  if (monthFirst <= dayFirst * SLIPS && dayFirst > 0) return 'day-first'
  if (dayFirst <= monthFirst * SLIPS && monthFirst > 0) return 'month-first'
  // Without ambiguous dates the order does not matter.
  return dayFirst + monthFirst + either === 0 ? 'day-first' : undefined
}

const FEWEST = 3

/**
 * How many real dates probably have day and month swapped. A program that expects the other order makes real dates of those
 * valid in it, and leaves the others as texts: then no text is ambiguous, and no real date has a high day.
 */
export function swappedDates({ dayFirst, monthFirst, either, early, late }: DateEvidence): number {
  const isSplit = either + late + Math.min(dayFirst, monthFirst) === 0
  return isSplit && early >= FEWEST && dayFirst + monthFirst >= FEWEST ? early : 0
}

/** The order in a heading's brackets: DD/MM/YYYY, mm-dd-yy or jour/mois/année. */
export function orderInHeading(heading: string): DateOrder | undefined {
  if (DAY_FIRST_IN_WORDS.test(heading)) return 'day-first'
  const letters = heading.toLowerCase().replace(/[^a-z]+/g, ' ')
  if (/\bd{1,2} m{1,3} [yj]{2,4}\b|\b(jj|tt|gg) mm (aaaa|jjjj)\b/.test(letters)) return 'day-first'
  return /\bm{1,2} d{1,2} y{2,4}\b/.test(letters) ? 'month-first' : undefined
}

/** The order of a date in French, Hindi or Urdu words. */
export const DAY_FIRST_IN_WORDS =
  /jour\P{L}+mois\P{L}+ann[ée]e|दिन\P{L}+(?:माह|महीना)\P{L}+(?:वर्ष|साल)|دن\P{L}+(?:ماہ|مہینہ)\P{L}+سال/iu
