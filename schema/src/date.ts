import { z } from 'zod'
import { missing, saying } from './issues/saying.ts'
import { typed } from './text.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/
/** An ISO 8601 instant, which some programs send for a date. The day is the one in the text, whatever the time zone. */
const isoInstant =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/
const earliestDate = '1900-01-01'
/** The day this many years from now, in UTC. */
function dayInYears(years: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

/** A date from 1900 to the given number of years from now. */
const inReach = <Day extends z.ZodType<string>>(day: Day, field: string, yearsAhead: number) =>
  day.refine(
    (value) => !isCalendarDate(value) || (earliestDate <= value && value <= dayInYears(yearsAhead)),
    {
      error: () =>
        saying('invalid.date_out_of_range', { field, from: earliestDate, to: dayInYears(yearsAhead) }),
    },
  )

/**
 * As `date`, but no instant: where it was morning in Dubai, it may still have been the day before in the text, and a certificate
 * would be signed with that day.
 */
export const day = (field: string, { yearsAhead = 10 } = {}) =>
  inReach(z.iso.date(missing(field)), field, yearsAhead)

/**
 * An existing calendar date, 'YYYY-MM-DD', from 1900 to the given number of years from now. A full ISO 8601 instant is cut
 * to its date.
 */
export const date = (field: string, { yearsAhead = 10 } = {}) => {
  const given = typed(field)
    .transform((value) => (isoInstant.test(value.trim()) ? value.trim().slice(0, 10) : value.trim()))
    .refine((value) => value !== '', missing(field))
    .refine((value) => value === '' || (isoDate.test(value) && isCalendarDate(value)), {
      error: saying('invalid.not_a_date', { field }),
    })
  return inReach(given, field, yearsAhead)
}

/** A degree may say that it lasts for longer than other dates may lie ahead. */
const ofValidity = { yearsAhead: 100 }

/** The last day of validity, and as programs send it under /v1. */
export const lastDay = () => date('validUntil', ofValidity)
export const lastDayAsDay = () => day('validUntil', ofValidity)

/** The last day of validity; empty, the default, if it never expires. */
export const lastDayOrNone = () => z.union([z.literal(''), lastDay()]).default('')

/** Whether validity does not end before the day of issue; `endedBeforeIssue` is the error. */
export const endsAfterIssue = (content: { date: string; validUntil?: string | null | undefined }): boolean =>
  !content.validUntil || content.validUntil >= content.date
export const endedBeforeIssue = { path: ['validUntil'], error: saying('invalid.ends_before_issue') }

function isCalendarDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}
