/** Whether this names a time zone (IANA), such as 'Asia/Dubai'. An offset does not count, because it ignores summer time. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Time zones have thousands of spellings, and each format is large. */
const mostFormats = 500

/**
 * A format for instants in this zone, or in the visitor's own without one. Formats are cached, because making one is slow.
 */
export function zonedFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  if (formats.size === mostFormats) formats.clear()
  formats.set(key, made)
  return made
}

const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
} as const

/**
 * An instant as ISO 8601 with the zone's offset: '2026-12-01T02:30:00+04:00'. Text that is not an instant, such as a date
 * without a time, is returned unchanged.
 */
export function zonedInstant(iso: string, timeZone: string): string {
  const instant = new Date(iso)
  if (!iso.includes('T') || Number.isNaN(instant.getTime())) return iso
  const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(
    zonedFormat('en-GB', parts, timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>
  const offset = timeZoneName.slice('GMT'.length).replace(/^(\+00:00)?$/, 'Z')
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`
}

/** The day of an instant in the zone, 'YYYY-MM-DD'. A date without a time stays the same. */
export const zonedDay = (iso: string, timeZone: string): string => zonedInstant(iso, timeZone).slice(0, 10)
