import { countryCode } from './country-code.ts'

/** The time zone of a country that has only one, by the country's name or code; undefined for any other. */
export function zoneOfCountry(country: string): string | undefined {
  const code = countryCode(country)
  if (code === undefined) return undefined
  const zones = new Intl.Locale(`und-${code}`).getTimeZones() ?? []
  return zones.length === 1 ? zones[0] : undefined
}
