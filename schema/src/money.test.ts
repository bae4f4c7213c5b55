import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [123_400, 'en-GB', 'AED 1,234'],
  [123_450, 'en-GB', 'AED 1,234.50'],
  [-5, 'en-GB', '−AED 0.05'],
  [-123_450, 'ar-AE-u-nu-latn', '−AED 1,234.50'],
  [123_450, 'fr-FR', 'AED 1\u202f234,50'],
  [123_456_700, 'hi-IN-u-nu-latn', 'AED 12,34,567'],
  [123_450, 'ur-PK-u-nu-latn', 'AED 1,234.50'],
  [123_450, 'zh-CN', 'AED 1,234.50'],
])('%d fils in %s are %s', (fils, locale, shown) => {
  expect(formatMoney(fils, locale)).toBe(shown)
})
