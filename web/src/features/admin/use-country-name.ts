import { countryName } from '../../lib/text/country-name.ts'
import { useCountries } from '../sign-up/geo.ts'

/** Names a country in the page's language, from the English name in an application. */
export function useCountryName(): (english: string) => string {
  const { data } = useCountries()
  return (english) => {
    const code = data?.find(([, name]) => name === english)?.[0]
    return code ? countryName(code, english) : english
  }
}
