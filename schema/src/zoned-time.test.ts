import { expect, test } from 'vitest'
import { isTimeZone, zonedDay, zonedFormat, zonedInstant } from './zoned-time.ts'

test('zones have names; an offset is none', () => {
  for (const zone of ['Asia/Dubai', 'Europe/London', 'UTC']) expect(isTimeZone(zone)).toBe(true)
  for (const none of ['', '+04:00', 'Mars/Olympus', 'Dubai', '../etc', ' Asia/Dubai'])
    expect(isTimeZone(none)).toBe(false)
})

test('an instant is said in the zone’s own time, in winter and in summer', () => {
  expect(zonedInstant('2026-11-30T22:30:00.000Z', 'Asia/Dubai')).toBe('2026-12-01T02:30:00+04:00')
  expect(zonedInstant('2026-01-05T08:00:00Z', 'Europe/London')).toBe('2026-01-05T08:00:00Z')
  expect(zonedInstant('2026-07-05T23:30:00Z', 'Europe/London')).toBe('2026-07-06T00:30:00+01:00')
  expect(zonedInstant('2026-01-01T00:00:00Z', 'Asia/Kathmandu')).toBe('2026-01-01T05:45:00+05:45')
  expect(zonedInstant('2026-01-01T02:00:00Z', 'America/New_York')).toBe('2025-12-31T21:00:00-05:00')
  expect(zonedInstant('2026-01-01T00:00:00Z', 'UTC')).toBe('2026-01-01T00:00:00Z')
})

test('it stays the same instant', () => {
  for (const zone of ['Asia/Dubai', 'America/St_Johns', 'Pacific/Auckland']) {
    const iso = '2026-03-29T01:15:09Z'
    expect(Date.parse(zonedInstant(iso, zone))).toBe(Date.parse(iso))
  }
})

test('a day follows its instant, and a date without a time never shifts', () => {
  expect(zonedDay('2026-11-30T22:30:00Z', 'Asia/Dubai')).toBe('2026-12-01')
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Midway'])
    expect(zonedDay('2026-11-30', zone)).toBe('2026-11-30')
  expect(zonedDay('', 'Asia/Dubai')).toBe('')
})

test('a format is kept, but not all that anybody’s spellings of zones can ask for', () => {
  const dubai = () => zonedFormat('en', {}, 'Asia/Dubai')
  const first = dubai()
  expect(dubai()).toBe(first)
  const letters = [...'america/new_york']
  for (let n = 0; n < 2_048; n++) {
    const spelling = letters.map((one, at) => ((n >> at) & 1 ? one.toUpperCase() : one)).join('')
    zonedFormat('en', {}, spelling)
  }
  expect(dubai()).not.toBe(first)
})
