const UTC_SECONDS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/** Whether a value is a date of our documents: an existing UTC second, written `2026-11-20T09:30:00Z`. */
export function isUtcSeconds(value: unknown): value is string {
  if (typeof value !== 'string' || !UTC_SECONDS.test(value)) return false
  // Date.parse reads 30 February as 2 March; anything else impossible gives NaN, which equals nothing.
  return new Date(value).getUTCDate() === Number(value.slice(8, 10))
}

/** Writes a point in time as our documents do: UTC, whole seconds (fractions are cut), `Z`. */
export function utcSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
