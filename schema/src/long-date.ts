import { type LanguageCode, languageOf } from './languages.ts'
import { zonedFormat } from './zoned-time.ts'

/** Writes a day ('YYYY-MM-DD', or that of an instant in UTC) in the words of a language: '21 November 2026'. */
export const longDate = (day: string | Date, language: LanguageCode): string =>
  zonedFormat(languageOf(language).locale, { dateStyle: 'long' }, 'UTC').format(
    typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day,
  )
