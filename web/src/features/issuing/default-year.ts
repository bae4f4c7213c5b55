import { defaultTimelineYear } from '@credenza/schema/constants'

/** 2025 if it has certificates or no year has any, otherwise the newest year that has some (readings R5). */
export function defaultYear(years: readonly { year: string; count: number }[]): string {
  const filled = years.filter((entry) => entry.count > 0).map((entry) => entry.year)
  const preset = String(defaultTimelineYear)
  if (filled.length === 0 || filled.includes(preset)) return preset
  return filled.toSorted().at(-1)!
}

/** The years to offer, newest first, always including the default. */
export function offeredYears(years: readonly { year: string }[]): string[] {
  const all = new Set([...years.map((entry) => entry.year), String(defaultTimelineYear)])
  return [...all].sort().reverse()
}
