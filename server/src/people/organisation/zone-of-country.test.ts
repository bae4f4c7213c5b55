import { expect, test } from 'vitest'
import { zoneOfCountry } from './zone-of-country.ts'

test('a country with one zone has it, by its name in one of our languages or its code', () => {
  for (const name of [
    'United Arab Emirates',
    ' united arab emirates',
    'الإمارات العربية المتحدة',
    'Émirats arabes unis',
    'متحدہ عرب امارات',
    'संयुक्त अरब अमीरात',
    '阿拉伯联合酋长国',
    'AE',
    'ae',
  ])
    expect(zoneOfCountry(name)).toBe('Asia/Dubai')
  expect(zoneOfCountry('Oman')).toBe('Asia/Muscat')
})

test('a country with several zones has none, and neither has an unknown name', () => {
  for (const name of ['United States', 'Atlantis', '', 'ZZ', '<b>'])
    expect(zoneOfCountry(name)).toBeUndefined()
})
