import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['12 ٣٤-۵6', '123456'],
  ['code: none', ''],
])('%s is read as %s', (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits)
})
