import { expect, it } from 'vitest'
import { feeNotice } from './fee-notice.ts'

it.each([
  [0, 0, 'The verifier charges no fee.'],
  [2000, 2000, 'Costs AED 20 if a verifier accepts it, otherwise nothing.'],
  [0, 2000, 'Costs up to AED 20, depending on the verifier that accepts it. If none does, nothing.'],
  [1000, 2000, 'Costs AED 10 to AED 20, depending on the verifier that accepts it. If none does, nothing.'],
])('from %i to %i fils: %s', (leastFils, mostFils, text) => {
  expect(feeNotice({ leastFils, mostFils })).toBe(text)
})
