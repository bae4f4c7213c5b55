import { type LanguageCode, languageOf } from './languages.ts'
import { zonedFormat } from './zoned-time.ts'

/** A day, 'YYYY-MM-DD', or an instant's day in UTC, in the words of a language: '21 November 2026'. */
export const longDate = (day: string | Date, language: LanguageCode): string =>
  zonedFormat(languageOf(language).locale, { dateStyle: 'long' }, 'UTC').format(
    typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day,
  )
