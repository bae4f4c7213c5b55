import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('black on white is 21, a colour on itself 1, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#336699', '#336699')).toBe(1)
})

test('the greys on either side of 4.5 on white are distinguished', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})
