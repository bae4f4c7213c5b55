import { expect, it } from 'vitest'
import { readDate } from './read-date.ts'

it.each([
  ['2025-06-30', '2025-06-30'],
  ['2025-6-3', '2025-06-03'],
  ['30/6/2025', '2025-06-30'],
  ['30.06.2025', '2025-06-30'],
  ['30 6 2025', '2025-06-30'],
  ['30-06-2025', '2025-06-30'],
  ['  29/2/2024  ', '2024-02-29'],
  ['٣٠/٠٦/٢٠٢٥', '2025-06-30'],
])('reads %s as %s', (typed, date) => {
  expect(readDate(typed)).toBe(date)
})

it.each([
  ['a day that the month lacks', '31/6/2025'],
  ['29 February of a common year', '29/2/2025'],
  ['the American order', '6/30/2025'],
  ['a year of two digits', '30/6/25'],
  ['a month of its own', '6/2025'],
  ['a time beside the date', '2025-06-30 12:00'],
  ['words', '30 June 2025'],
  ['nothing', ''],
])('does not guess at %s', (_what, typed) => {
  expect(readDate(typed)).toBeNull()
})
