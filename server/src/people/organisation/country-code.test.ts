import { expect, test } from 'vitest'
import { countryCode } from './country-code.ts'

test.each([
  ['AE', ['United Arab Emirates', 'الإمارات العربية المتحدة', 'Émirats arabes unis', 'ae']],
  ['GB', ['United Kingdom', '英国', 'GB', 'UK']],
  ['RU', ['Russia', 'Russie']],
  ['RS', ['Serbia']],
  [undefined, ['Atlantis', '', 'ZZ', 'UAE', '<b>', '12']],
])('%s is the code of %j', (code, names) => {
  for (const name of names) expect([name, countryCode(name)]).toEqual([name, code])
})
