import { cleanCode } from './clean-text.ts'

/** The year in which somebody finished: 2025, Class of 2025, June 2025, 2025-06-30, and of 2024/25 the later one. */
export function readYear(text: string): string {
  const plain = cleanCode(text).replace(/\.0+$/, '')
  if (/^\d{4}$/.test(plain)) return plain
  const span = /(?<!\d)((?:19|20)\d\d)\s*[/–—-]\s*(\d{4}|\d\d)(?!\d|[/.-]\d)/.exec(plain)
  if (span) {
    const first = Number(span[1])
    const last = span[2]!.length === 4 ? Number(span[2]) : Number(`${span[1]!.slice(0, 2)}${span[2]}`)
    if (last === first + 1) return String(last)
  }
  const years = plain.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  return years.length === 1 ? years[0]! : plain
}
