import { languages } from '@credenza/schema/languages'
import { normalised } from '@credenza/schema/normalised'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codes: Map<string, string> | undefined

/** The codes of countries (ISO 3166-1) by their names in the product's languages. */
function codesByName(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { locale } of languages) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)
      if (name) found.set(plain(name), current(code))
    }
  }
  return found
}

/** Replaces a former code by today's: 'SU' is Russia to Intl, and 'UK' the United Kingdom. */
const current = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code

const plain = (name: string): string => normalised(name).trim().toLowerCase()

/** The code of a country (ISO 3166-1 alpha-2) by its name or code; undefined for any other text. */
export function countryCode(country: string): string | undefined {
  codes ??= codesByName()
  const named = codes.get(plain(country))
  if (named !== undefined) return named
  const code = country.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? current(code) : undefined
}
