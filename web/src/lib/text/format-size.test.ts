import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it('a size uses the unit that fits, and is never 0 KB', () => {
  expect(formatSize(1)).toBe('1 KB')
  expect(formatSize(123_456)).toBe('124 KB')
  expect(formatSize(1_400_000)).toBe('1.4 MB')
})
