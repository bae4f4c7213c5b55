import { expect, test } from 'vitest'
import { contrast, readableContrast, readableOn } from './colour.ts'

test('black on white is 21, a colour on itself 1, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#336699', '#336699')).toBe(1)
})

test('the greys on either side of 4.5 on white are distinguished', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(readableContrast)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(readableContrast)
})

test('letters reach the minimum contrast on every colour', () => {
  const steps = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'))
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const colour = `#${red}${green}${blue}`
        expect(contrast(colour, readableOn(colour)), colour).toBeGreaterThanOrEqual(readableContrast)
      }
})
