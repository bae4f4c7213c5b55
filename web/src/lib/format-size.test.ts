import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it('a size uses the unit that fits, and is never 0 kB', () => {
  expect(formatSize(1)).toBe('1 kB')
  expect(formatSize(123_456)).toBe('124 kB')
  expect(formatSize(1_400_000)).toBe('1.4 MB')
})
