import { expect, test } from 'vitest'
import { readTypedTime } from './typed-time.ts'

const now = new Date('2026-11-23T05:00:00Z')

test.each([
  ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T05:00Z', '2026-11-22T05:00:00.000Z'],
  ['2026-11-22T05:00:00.123Z', '2026-11-22T05:00:00.123Z'],
  ['2026-11-22T05:00:00+04:00', '2026-11-22T01:00:00.000Z'],
  ['2024', '2024-01-01T00:00:00.000Z'],
  ['2026-11-23T05:00:00Z', now.toISOString()],
])('%s is %s', (text, time) => {
  expect(readTypedTime(text, now)?.toISOString()).toBe(time)
})

test.each([
  '',
  'then',
  'checkpoint-2026-11-22',
  'kept/2026-11-22.txt',
  '22 Nov 2026',
  '2026-11-22T05:00:00',
  '2026-02-30',
  '11/22/2026',
  '1',
])('%s is not a time', (text) => {
  expect(readTypedTime(text, now)).toBeUndefined()
})

test('a time in the future is a mistake', () => {
  for (const text of ['2026-11-24', '2026-11-23T05:00:01Z', '2999'])
    expect(() => readTypedTime(text, now)).toThrow(`${text} is in the future`)
})
