export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON-LD value as a list: absent is empty, a single value is a list of one. */
export function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}

/** Milliseconds since 1970 of an XSD dateTime; a missing offset means UTC. `NaN` for anything else. */
export function instant(text: string): number {
  const [, date, offset] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  if (date === undefined || !isDay(date)) return Number.NaN
  return Date.parse(offset === undefined ? `${text}Z` : text)
}

export function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(instant(value))
}

/** Whether the date exists. Engines parse 30 February differently, and the verdict must not depend on the browser. */
function isDay(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2))
}
