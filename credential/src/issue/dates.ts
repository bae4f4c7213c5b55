const UTC_SECONDS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/** Whether a value is a date of our documents: an existing UTC second, written `2026-11-20T09:30:00Z`. */
export function isUtcSeconds(value: unknown): value is string {
  if (typeof value !== 'string' || !UTC_SECONDS.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === value.slice(0, 19)
}

/** Writes a point in time as our documents do: UTC, whole seconds (fractions are cut), `Z`. */
export function utcSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
