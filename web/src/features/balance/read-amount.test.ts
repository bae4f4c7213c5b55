import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount, typedAmount } from './read-amount.ts'

it('every amount typed as shown is read back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fils) => {
      expect(readAmount(typedAmount(fils))).toBe(fils)
    }),
  )
})

it.each([
  ['1,250', 125_000],
  [' 99.5 ', 9950],
  ['0.05', 5],
  ['1.234', undefined],
  ['-1', undefined],
  ['', undefined],
  ['12e3', undefined],
])('%j is %j fils', (text, fils) => {
  expect(readAmount(text)).toBe(fils)
})
