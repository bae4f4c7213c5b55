import { dayMs } from '@credenza/schema'
import { cleanCode } from './clean-text.ts'
import { letterKey } from './month-names.ts'
import type { WrittenDate } from './read-date.ts'

const LANGUAGES = ['en', 'ar', 'fa', 'fr', 'hi', 'ur']

/** The first words of the months' names, which are enough: ربيع الأول, Dhuʻl-Hijjah. */
const months = LANGUAGES.flatMap((language) => {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura`, {
    month: 'long',
    timeZone: 'UTC',
  })
  // Every half month of a year.
  const days = Array.from({ length: 24 }, (_, index) => Date.UTC(2023, 0, 1) + index * 15 * dayMs)
  return days.map((day) => format.format(day).split(/[\s-]/)[0]!)
})
const OTHERS = [
  ...['Moharram', 'Shaaban', 'Ramzan', 'Ramazan', 'Shawal', 'Dhul', 'Dhu', 'Zul', 'Zilhajj', 'Ziqad', 'ذي'],
  ...['ه', 'هج', 'هجري', 'هجرية', 'ہجری', 'H', 'AH', 'Hijri', 'हिजरी'],
]
const words = new Set([...months, ...OTHERS].map(letterKey))

/** The years of lunar and solar Hijri calendars in which a student may be born. In ours, none of them is. */
const isHijriYear = (year: number): boolean => year >= 1300 && year < 1500

/** Whether a cell looks like a date of the Hijri calendar. `date` is what was read from it, if anything. */
export function looksHijri(cell: string, date: WrittenDate | undefined): boolean {
  if (date) return isHijriYear(date.year)
  const text = cleanCode(cell)
  return (
    /\d/.test(text) && (text.match(/[\p{L}\p{M}.'’ʻ]+/gu) ?? []).some((word) => words.has(letterKey(word)))
  )
}
