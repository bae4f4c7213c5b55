import { instantIn } from '@credenza/schema/local-instant'
import { zonedDay } from '@credenza/schema/zoned-time'
import { fieldRefusal } from '../../platform/http/api-error.ts'

/**
 * When a price for this day ('YYYY-MM-DD') begins. For today or no day that is now, since another price applied since midnight.
 */
export function beginOf(effectiveFrom: string, now: Date, timeZone: string): Date {
  const today = zonedDay(now.toISOString(), timeZone)
  if (effectiveFrom === '' || effectiveFrom === today) return now
  if (effectiveFrom > today) return instantIn(`${effectiveFrom}T00:00:00`, timeZone)
  throw fieldRefusal('effectiveFrom', 'invalid.fee_in_the_past')
}
