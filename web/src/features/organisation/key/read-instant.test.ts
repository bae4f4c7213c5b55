import { expect, test } from 'vitest'
import { readInstant, readTime } from './read-instant.ts'

test.each([
  ['9:05', '09:05:00'],
  [' 23:59:58 ', '23:59:58'],
  ['٠٩:٣٠', '09:30:00'],
  ['09.30', '09:30:00'],
])('a time of day is read as it is typed: %s', (typed, read) => expect(readTime(typed)).toBe(read))

test.each(['', '9', '24:00', '12:60', '12:5', '1:2:3:4', 'noon'])('%j is not a time of day', (typed) =>
  expect(readTime(typed)).toBeUndefined(),
)

test('an instant is in the device’s time zone, once both parts are given', () => {
  expect(readInstant('2026-11-20', '09:30')).toBe(new Date(2026, 10, 20, 9, 30).toISOString())
  expect(readInstant('', '09:30')).toBeUndefined()
  expect(readInstant('2026-11-20', '9')).toBeUndefined()
})
