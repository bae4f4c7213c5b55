import { expect, test } from 'vitest'
import { digitPattern, shownNumber } from './digit-pattern.ts'

test.each([
  ['0000000000', 501234567, '0501234567'],
  ['000-0000000', 501234567, '050-1234567'],
  ['"0"#########', 501234567, '0501234567'],
  ['"+971 "00 000 0000', 501234567, '+971 50 123 4567'],
  ['\\+0', 971501234567, '+971501234567'],
  ['00', 12345, '12345'],
  ['0000', 0, '0000'],
])('%s shows %d as %s', (format, value, shown) => {
  expect(shownNumber(value, digitPattern(format))).toBe(shown)
})

test.each(['0', '#', 'General', '@', '0.00', '#,##0', '0%', '0.00E+00', 'yyyy', '0;-0', '"n/a"'])(
  '%s adds nothing to a number',
  (format) => {
    expect(shownNumber(42, digitPattern(format))).toBe(42)
  },
)

test('fractions and negative numbers stay as they are', () => {
  expect(shownNumber(0.5, digitPattern('0000'))).toBe(0.5)
  expect(shownNumber(-5, digitPattern('0000'))).toBe(-5)
})
