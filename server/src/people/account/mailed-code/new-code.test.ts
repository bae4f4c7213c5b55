import { expect, test } from 'vitest'
import { newCode } from './new-code.ts'

test('a code has exactly its digits, also when it begins with zeros', () => {
  const codes = Array.from({ length: 2_000 }, () => newCode(3))
  for (const code of codes) expect(code).toMatch(/^\d{3}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(newCode(8)).toMatch(/^\d{8}$/)
})
