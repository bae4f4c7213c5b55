import { latinDigits } from '@credenza/schema/latin-digits'

/** Whether a field holds text that is not a date. The schema's own sentence about it has the date in the form of the API. */
export const isUnread = (typed: string): boolean => typed !== '' && readDate(typed) === null

/** '30/6/2025', '30.06.2025' or '2025-06-30' -> '2025-06-30'; null for anything that is not a calendar date. */
export function readDate(typed: string): string | null {
  const text = latinDigits(typed)
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const british = /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})\s*$/.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : (british?.slice(1).reverse() ?? [])
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}
