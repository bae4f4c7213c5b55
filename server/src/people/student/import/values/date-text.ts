import type { DateOrder, WrittenDate } from './read-date.ts'

/** A date as YYYY-MM-DD; undefined if there is no such day in this order. */
export function isoDate(date: WrittenDate, order: DateOrder): string | undefined {
  const [day, month] = dayAndMonth(date, order)
  const instant = new Date(Date.UTC(date.year, month - 1, day))
  if (instant.getUTCDate() !== day || instant.getUTCMonth() !== month - 1) return undefined
  return `${String(date.year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function dayAndMonth(date: WrittenDate, order: DateOrder): readonly [day: number, month: number] {
  if (!('numbers' in date)) return [date.day, date.month]
  const [first, second] = date.numbers
  return order === 'day-first' ? [first, second] : [second, first]
}
