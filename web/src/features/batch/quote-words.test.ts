import type { ReviewQuote } from '@credenza/schema/fee-quote'
import { expect, it } from 'vitest'
import { costInWords, reviewersInWords } from './quote-words.ts'

const quote = (count: number, [least, most]: [number, number], sum: number): ReviewQuote => ({
  count,
  each: { leastFils: least, mostFils: most },
  sum: { leastFils: 0, mostFils: sum },
  verifiers: { chosen: false, count: 0, names: [] },
})

it.each([
  ['Free: no verifier charges a fee for this.', quote(399, [0, 0], 0)],
  ['AED 25, charged when a verifier accepts it.', quote(1, [2500, 2500], 2500)],
  ['AED 0 to AED 25, depending on the verifier that accepts it.', quote(1, [0, 2500], 2500)],
  ['AED 25 each, AED 9,975 in all, charged as verifiers accept.', quote(399, [2500, 2500], 997_500)],
  [
    'AED 10 to AED 25 each, depending on the verifier that accepts. At most AED 9,975 in all.',
    quote(399, [1000, 2500], 997_500),
  ],
])('the cost reads “%s”', (words, of) => {
  expect(costInWords(of)).toBe(words)
})

it.each([
  ['No verifier is approved yet. Requests wait until one is.', { chosen: false, count: 0, names: [] }],
  ['KHDA', { chosen: true, count: 1, names: ['KHDA'] }],
  [
    'The verifiers you chose: A and B. The first decision counts.',
    { chosen: true, count: 2, names: ['A', 'B'] },
  ],
  [
    'Every approved verifier: A, B, C and 1,200 more. The first decision counts.',
    { chosen: false, count: 1203, names: ['A', 'B', 'C'] },
  ],
])('the verifiers read “%s”', (words, verifiers) => {
  expect(reviewersInWords(verifiers)).toBe(words)
})
