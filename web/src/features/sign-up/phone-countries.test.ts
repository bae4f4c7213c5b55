import { parseCountry } from 'react-international-phone'
import { expect, it } from 'vitest'
import { countryOfLocale, maskAfter, phoneCountries, searchCountries } from './phone-countries.ts'

const isoOf = (search: string) => searchCountries(search).map(({ iso2 }) => iso2)

it('no number has more than 15 digits with its dial code (E.164)', () => {
  for (const country of phoneCountries) {
    const { dialCode } = parseCountry(country)
    const places = [...maskAfter(dialCode)].filter((sign) => sign === '.').length
    expect(places + dialCode.length, dialCode).toBeLessThanOrEqual(15)
    expect(places, dialCode).toBeGreaterThanOrEqual(8)
  }
})

it('the mask ends with the last digit', () => {
  expect(maskAfter('971')).toBe('... ... ... ...')
  expect(maskAfter('1')).toBe('... ... ... ... ..')
})

it.each([
  ['a part of the name', ' emirates ', 'ae'],
  ['a name without its accents', 'cote d', 'ci'],
  ['the dial code', '971', 'ae'],
  ['the dial code in Arabic digits', '٩٧١', 'ae'],
  ['the dial code with a plus', '+971', 'ae'],
  ['the dial code with zeros', '00971', 'ae'],
  ['the code of the country', 'AE', 'ae'],
])('a country is found by %s', (_what, search, iso) => {
  expect(isoOf(search)).toContain(iso)
})

it('nothing searched finds all, nonsense none', () => {
  expect(searchCountries(' ')).toHaveLength(phoneCountries.length)
  expect(searchCountries('xyzzy')).toEqual([])
})

it.each([
  ['en-GB', 'gb'],
  ['ar-EG', 'eg'],
  ['fr', 'fr'],
  ['ur', 'pk'],
  ['en-AQ', 'ae'],
  ['not a locale', 'ae'],
])('somebody who reads %s starts in %s', (locale, iso) => {
  expect(countryOfLocale(locale)).toBe(iso)
})
