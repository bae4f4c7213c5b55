import { instantIn } from '@credenza/schema/local-instant'
import { digitsOnly } from '../../../lib/text/digits-only.ts'
import { shownTimeZone } from '../../../lib/text/format.ts'

/** Reads a time as 'HH:MM' or 'HH:MM:SS', typed with the digits of any keyboard; undefined if it is not a time of day. */
export function readTime(typed: string): string | undefined {
  const parts = typed.trim().split(/[:٫.]/).map(digitsOnly)
  const [hours = '', minutes = '', seconds = '00'] = parts
  const isTime =
    (parts.length === 2 || parts.length === 3) &&
    /^\d{1,2}$/.test(hours) &&
    /^\d\d$/.test(minutes) &&
    /^\d\d$/.test(seconds) &&
    Number(hours) < 24 &&
    Number(minutes) < 60 &&
    Number(seconds) < 60
  return isTime ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : undefined
}

/** The instant of a day ('YYYY-MM-DD') and a time of day in the shown zone, ISO 8601; undefined while one is missing. */
export function readInstant(date: string, time: string): string | undefined {
  const read = readTime(time)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || read === undefined) return undefined
  const zone = shownTimeZone()
  const local = `${date}T${read}`
  const instant = zone ? instantIn(local, zone) : new Date(local)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
