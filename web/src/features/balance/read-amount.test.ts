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
  ['99,50', 9950],
  ['1\u202f234,50', 123_450],
  ['1,250,000.5', 125_000_050],
  ['12,50,000', 125_000_000],
  ['१२५०', 125_000],
  ['1,2345', undefined],
  ['1,23.45', undefined],
  ['0.05', 5],
  ['1.234', undefined],
  ['-1', undefined],
  ['', undefined],
  ['12e3', undefined],
])('%j is %j fils', (text, fils) => {
  expect(readAmount(text)).toBe(fils)
})
