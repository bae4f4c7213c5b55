import type { DateOrder, WrittenDate } from './read-date.ts'

/** A date as YYYY-MM-DD; undefined if there is no such day in this order. */
export function isoDate(date: WrittenDate, order: DateOrder): string | undefined {
  const [day, month] =
    'numbers' in date
      ? order === 'day-first'
        ? date.numbers
        : [date.numbers[1], date.numbers[0]]
      : [date.day, date.month]
  const instant = new Date(Date.UTC(date.year, month - 1, day))
  if (instant.getUTCDate() !== day || instant.getUTCMonth() !== month - 1) return undefined
  return `${String(date.year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
