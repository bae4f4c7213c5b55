import { folded } from '@credenza/schema/folded'
import { isOneSlip } from './one-slip.ts'

/** Languages of countries where lists of students come from. Months are those of the Gregorian calendar. */
const LANGUAGES = [
  ...['en', 'ar-EG', 'ar-SY', 'ar-DZ', 'ar-MA', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'tr', 'hi', 'ur'],
  'fa-u-ca-gregory',
]
const WIDTHS = ['long', 'short'] as const

/** Letters only, as searches compare them. The signs of Devanagari stay, which distinguish जन॰ (January) from जून (June). */
export const letterKey = (text: string): string => folded(text).replace(/[^\p{L}\p{M}]/gu, '')

/** Names that no locale has, or only in another form. */
const OTHERS: Record<string, number> = {
  sept: 9,
  february: 2,
  janv: 1,
  fevr: 2,
  تشرينأول: 10,
  تشرينثاني: 11,
  كانونأول: 12,
  كانونثاني: 1,
  ابريل: 4,
  اوت: 8,
  juill: 7,
  सितम्बर: 9,
  अक्तूबर: 10,
  नवम्बर: 11,
  दिसम्बर: 12,
}

function namesOf(part: 'month' | 'weekday'): [string, number][] {
  const count = part === 'month' ? 12 : 7
  return LANGUAGES.flatMap((language) =>
    WIDTHS.flatMap((width) => {
      const format = new Intl.DateTimeFormat(language, { [part]: width, timeZone: 'UTC' })
      return Array.from({ length: count }, (_, index): [string, number] => {
        // 1 January 2023 was a Sunday.
        const day = part === 'month' ? Date.UTC(2023, index, 15) : Date.UTC(2023, 0, index + 1)
        return [letterKey(format.format(day)), index + 1]
      })
    }),
  )
}

const months = new Map<string, number>()
for (const [name, month] of [
  ...namesOf('month'),
  ...Object.entries(OTHERS).map(([name, month]): [string, number] => [letterKey(name), month]),
]) {
  if (!months.has(name)) months.set(name, month)
}
const weekdays = new Set([...namesOf('weekday').map(([name]) => name), 'tues', 'weds', 'thur', 'thurs'])

/** 'مارس', 'Mar.' or 'آذار' -> 3, and 'Febuary' -> 2; two words may make one name, as in 'كانون الثاني'. */
export function monthOf(name: string): number | undefined {
  const key = letterKey(name)
  return months.get(key) ?? misspelt(key)
}

/** Shorter names are too similar. */
const SHORTEST_MISSPELT = 6

function misspelt(key: string): number | undefined {
  if (key.length < SHORTEST_MISSPELT || weekdays.has(key)) return undefined
  for (const [name, month] of months) {
    if (name.length >= SHORTEST_MISSPELT && isOneSlip(key, name)) return month
  }
  return undefined
}
export const isWeekday = (name: string): boolean => weekdays.has(letterKey(name))
