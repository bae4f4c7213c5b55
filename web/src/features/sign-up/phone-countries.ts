import { folded } from '@credenza/schema/folded'
import {
  buildCountryData,
  type CountryIso2,
  defaultCountries,
  type ParsedCountry,
  parseCountry,
} from 'react-international-phone'
import { countryName } from '../../lib/text/country-name.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'

/** The specification's mask. With the dial code, a number has at most 15 digits (section 9; ITU-T E.164). */
const mask = '... ... ... ... ..'
const mostDigits = 15

const inOrder = new Intl.Collator(pageLanguage.locale)

const englishNames = new Map(defaultCountries.map(parseCountry).map(({ iso2, name }) => [iso2, name]))

/** Every country with its dial code, and as much of the mask as the dial code leaves digits for. */
export const phoneCountries = defaultCountries.map((country) => {
  const parsed = parseCountry(country)
  const { iso2, name, dialCode } = parsed
  return buildCountryData({ ...parsed, name: countryName(iso2, name), format: maskAfter(dialCode) })
})

export const dialCodeOf = (iso2: CountryIso2): string =>
  phoneCountries.map(parseCountry).find((country) => country.iso2 === iso2)!.dialCode

/** '971' -> '... ... ... ...': as many places as remain of the 15 digits. */
export function maskAfter(dialCode: string): string {
  let left = mostDigits - dialCode.length
  return [...mask]
    .filter((character) => character !== '.' || left-- > 0)
    .join('')
    .trimEnd()
}

/**
 * The countries whose name, in the page's language or English, contains the search text, or whose dial code starts with it.
 */
export function searchCountries(search: string): ParsedCountry[] {
  const wanted = folded(search).replace(/^(\+|00)/, '')
  const all = phoneCountries.map(parseCountry).sort((a, b) => inOrder.compare(a.name, b.name))
  if (wanted === '') return all
  return all.filter(
    ({ name, dialCode, iso2 }) =>
      [name, englishNames.get(iso2) ?? ''].some((one) => folded(one).includes(wanted)) ||
      dialCode.startsWith(wanted) ||
      iso2 === wanted,
  )
}

/** The country of a locale such as 'en-GB', if it has a dial code; otherwise the United Arab Emirates. */
export function countryOfLocale(locale: string): CountryIso2 {
  try {
    const region = new Intl.Locale(locale).maximize().region?.toLowerCase()
    return phoneCountries.some((country) => country[1] === region) ? region! : 'ae'
  } catch {
    return 'ae'
  }
}
