const UTC_SECONDS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/** Whether a value is a date of our documents: an existing UTC second, written `2026-11-20T09:30:00Z`. */
export function isUtcSeconds(value: unknown): value is string {
  if (typeof value !== 'string' || !UTC_SECONDS.test(value)) return false
  // Date.parse reads 30 February as 2 March; anything else impossible gives NaN, which equals nothing.
  return new Date(value).getUTCDate() === Number(value.slice(8, 10))
}

/** The time zone that reaches a date first, and how long before UTC it does. */
const EARLIEST_ZONE = '+14:00'
const EARLIEST_ZONE_MS = 14 * 3_600_000

/**
 * When a certificate of this date ('2026-11-30') begins to be valid, if it is signed at this time: at midnight UTC. If the date
 * has begun somewhere on Earth but not yet in UTC, at midnight where it begins first: that has passed, so the certificate is
 * valid at once, and its text still begins with its date.
 */
export function beginningOf(date: string, signedAt: Date): string {
  const aheadMs = Date.parse(`${date}T00:00:00Z`) - signedAt.getTime()
  return `${date}T00:00:00${aheadMs > 0 && aheadMs <= EARLIEST_ZONE_MS ? EARLIEST_ZONE : 'Z'}`
}

/** Whether a value is a time from which our certificates can be valid. */
export function isBeginning(value: unknown): value is string {
  const inEarliestZone = `T00:00:00${EARLIEST_ZONE}`
  return isUtcSeconds(
    typeof value === 'string' && value.endsWith(inEarliestZone)
      ? value.replace(inEarliestZone, 'T00:00:00Z')
      : value,
  )
}

/**
 * The day that a certificate's date is written with. It ignores time zones, so that the day is the same on paper and on every
 * screen.
 */
export const writtenDay = (date: string): string => date.slice(0, 10)

/** Writes a point in time as our documents do: UTC, whole seconds (fractions are cut), `Z`. */
export function utcSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
