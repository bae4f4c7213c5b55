import { languages } from '@credenza/schema/languages'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codes: Map<string, string> | undefined

/** The codes of countries (ISO 3166-1) by their names in the product's languages. */
function codesByName(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { locale } of languages) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)
      if (name) found.set(plain(name), code)
    }
  }
  return found
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** The time zone of a country that has only one, by the country's name or code; undefined for any other. */
export function zoneOfCountry(country: string): string | undefined {
  codes ??= codesByName()
  const code = codes.get(plain(country)) ?? country.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  const zones = new Intl.Locale(`und-${code}`).getTimeZones() ?? []
  return zones.length === 1 ? zones[0] : undefined
}
