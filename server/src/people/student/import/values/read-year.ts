import type { Layout } from '../layout.ts'
import { cleanCode } from './clean-text.ts'
import { fullYear, writtenDate } from './read-date.ts'

/** Graduation years are at most this far ahead. */
const YEARS_AHEAD = 10
/** From the first year of a course to its last. */
const LONGEST_COURSE = 8

/**
 * The year in which somebody finished: 2025, Class of ’25 or ’99, June 2025, 30-Jun-25, and the last of 2024/25 or 2021-2025.
 */
export function readYear(text: string, { place, thisYear }: Pick<Layout, 'place' | 'thisYear'>): string {
  const plain = cleanCode(text).replace(/\.0+$/, '')
  if (/^\d{4}$/.test(plain)) return plain
  const span = /(?<!\d)((?:19|20)\d\d)\s*[/–—-]\s*(\d{4}|\d\d)(?!\d|[/.-]\d)/.exec(plain)
  if (span) {
    const first = Number(span[1])
    const last = span[2]!.length === 4 ? Number(span[2]) : Number(`${span[1]!.slice(0, 2)}${span[2]}`)
    if (last > first && last <= first + LONGEST_COURSE) return String(last)
  }
  const years = plain.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  if (years.length === 1) return years[0]!
  const latest = thisYear + YEARS_AHEAD
  const short = /['’](\d\d)$/.exec(plain)
  if (short) return String(fullYear(short[1]!, latest))
  const date = writtenDate(plain, { date1904: place.date1904, thisYear: latest })
  return date ? String(date.year) : plain
}
