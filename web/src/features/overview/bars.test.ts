import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisEnd, barsOf } from './bars.ts'

const size = { width: 720, height: 180 }
const months = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 12 })

test('the axis ends at the next round number', () => {
  expect([[], [0], [1], [3], [11], [50], [51], [1_000_000]].map(axisEnd)).toEqual([
    1, 1, 1, 5, 20, 50, 100, 1_000_000,
  ])
})

test('bars stay within the area, do not overlap, and only a zero has none', () => {
  fc.assert(
    fc.property(months, (values) => {
      const bars = barsOf(values, size).flat()
      let previousEnd = 0
      for (const [i, bar] of bars.entries()) {
        expect(bar.x).toBeGreaterThanOrEqual(previousEnd)
        previousEnd = bar.x + bar.width
        expect(bar.y + bar.height).toBeCloseTo(size.height)
        expect(bar.y).toBeGreaterThanOrEqual(0)
        expect(bar.height > 0).toBe(values.flat()[i]! > 0)
      }
      expect(previousEnd).toBeLessThanOrEqual(size.width)
    }),
  )
})
