import { expect, test } from 'vitest'
import { reviewFlag, reviewOf, reviewStates } from './review.ts'

test('the flags match the specification and convert back to the decision', () => {
  expect(reviewFlag).toEqual({ pending: '0', verified: '1', declined: '2' })
  for (const review of reviewStates) expect(reviewOf(reviewFlag[review])).toBe(review)
})
