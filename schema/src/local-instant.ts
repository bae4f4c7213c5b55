import { zonedInstant } from './zoned-time.ts'

const halfDayMs = 12 * 3_600_000

/**
 * The instant of a day and time ('2026-12-01T02:30:00') in the zone. Of a time that the clocks show twice, the first; for one that
 * they skip, as long after the gap as it would have been after its beginning. An invalid date for a day that does not exist.
 */
export function instantIn(local: string, timeZone: string): Date {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown)) return new Date(Number.NaN)
  const [before, after] = [shown - halfDayMs, shown + halfDayMs].map(
    (near) => shown - aheadMs(near, timeZone),
  )
  const fitting = [before!, after!].filter((instant) => instant + aheadMs(instant, timeZone) === shown)
  return new Date(fitting[0] ?? before!)
}

/** How far the zone's clocks are ahead of UTC. Not as an ISO offset, which has no seconds: in 1900, Dubai was 3:41:12 ahead. */
function aheadMs(instant: number, timeZone: string): number {
  const shown = zonedInstant(new Date(instant).toISOString(), timeZone)
  const [, year = '', rest = ''] = /^(\d+)(-.{14})/.exec(shown) ?? []
  const written = year.length > 4 ? `+${year.padStart(6, '0')}` : year.padStart(4, '0')
  return Date.parse(`${written}${rest}Z`) - instant
}
