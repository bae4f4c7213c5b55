import { expect, test } from 'vitest'
import { isExpired } from './expiry.ts'

test('a certificate is valid on its last day and expired the day after; without a last day it never expires', () => {
  expect(isExpired('2026-06-30', new Date('2026-06-30T23:59:59Z'))).toBe(false)
  expect(isExpired('2026-06-30', new Date('2026-07-01T00:00:00Z'))).toBe(true)
  expect(isExpired('', new Date('2026-07-01T00:00:00Z'))).toBe(false)
})
