import { correctableFields } from '@credenza/schema/correction'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CorrectableFacts, changesOf, spokenValue, withChanges } from './changes.ts'

const text = fc.string({ maxLength: 12 }).map((value) => value.normalize('NFC').trim())
const day = fc.constantFrom('2025-06-30', '2026-01-01')
const facts: fc.Arbitrary<CorrectableFacts> = fc.record({
  userName: text,
  title: text,
  categoryName: text,
  date: day,
  validUntil: fc.oneof(fc.constant(''), day),
})

it('applying the changes between two versions to the first gives the second', () => {
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const changes = changesOf(before, after)
      expect(withChanges(before, changes)).toEqual(after)
      expect(changes.every(({ from, to }) => from !== to)).toBe(true)
      expect(changes.map(({ field }) => field)).toEqual(
        correctableFields.filter((field) => before[field] !== after[field]),
      )
    }),
  )
})

it('values that would be signed alike are not a change', () => {
  const facts = { userName: 'Zoë', title: 'BSc', categoryName: 'Degree', date: '2025-06-30', validUntil: '' }
  expect(changesOf(facts, { ...facts, userName: ' Zoe\u0308 ' })).toEqual([])
})

it('dates read as on other screens, and a missing last day as no end', () => {
  expect(spokenValue('date', '2025-06-30')).toBe('30/06/2025')
  expect(spokenValue('validUntil', '')).toBe('No expiry date')
  expect(spokenValue('title', '')).toBe('')
})
