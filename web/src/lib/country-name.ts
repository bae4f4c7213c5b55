import { pageLanguage } from './page-language.ts'

const names =
  pageLanguage.code === 'en'
    ? undefined
    : new Intl.DisplayNames(pageLanguage.locale, { type: 'region', fallback: 'none' })

/** A country in the page's language, given its ISO 3166-1 alpha-2 code; the English name where the browser knows none. */
export const countryName = (code: string, english: string): string => names?.of(code.toUpperCase()) ?? english
