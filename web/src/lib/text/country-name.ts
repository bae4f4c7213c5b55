import { pageLanguage } from './page-language.ts'

const names =
  pageLanguage.code === 'en'
    ? undefined
    : new Intl.DisplayNames(pageLanguage.locale, { type: 'region', fallback: 'none' })

/** A country's name in the page's language, from its ISO 3166-1 alpha-2 code; the English name if the browser has none. */
export const countryName = (code: string, english: string): string => names?.of(code.toUpperCase()) ?? english
