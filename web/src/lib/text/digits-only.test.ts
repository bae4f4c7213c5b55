import { expect, it } from 'vitest'
import { digitsOnly } from './digits-only.ts'

it.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['12 ٣٤-۵6', '123456'],
  ['१२३४५６', '123456'],
  ['code: none', ''],
])('%s is read as %s', (typed, digits) => {
  expect(digitsOnly(typed)).toBe(digits)
})
