import { expect, test } from 'vitest'
import { instantIn, isTimeZone, zonedDay, zonedFormat, zonedInstant } from './zoned-time.ts'

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

test('a local time leads back to its instant, before and after a change of clocks', () => {
  for (const iso of [
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:30:00Z',
    '2026-10-25T03:00:00Z',
    '2026-07-01T12:00:00Z',
  ]) {
    for (const zone of ['Europe/London', 'Asia/Dubai', 'America/New_York'])
      expect(instantIn(zonedInstant(iso, zone).slice(0, 19), zone).getTime()).toBe(Date.parse(iso))
  }
})

test.each([
  [
    'that the clocks skip is the first one after the gap',
    '2026-09-06T00:00:00',
    'America/Santiago',
    '2026-09-06T04:00:00Z',
  ],
  ['that the clocks skip, east of Greenwich', '2026-04-24T00:00:00', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
  ['of a day that a zone left out', '2011-12-30T00:00:00', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  [
    'that the clocks show twice is the first one',
    '2026-10-29T23:30:00',
    'Africa/Cairo',
    '2026-10-29T20:30:00Z',
  ],
  ['from before there were time zones', '1910-01-01T00:00:00', 'Asia/Dubai', '1909-12-31T20:18:48Z'],
  ['of a year that is typed wrongly', '0202-05-01T10:00:00', 'Europe/London', '0202-05-01T10:01:15Z'],
  ['at the end of the years with four digits', '9999-12-31T23:59:59', 'Asia/Dubai', '9999-12-31T19:59:59Z'],
])('a local time %s', (_, local, zone, iso) => {
  expect(instantIn(local, zone)).toEqual(new Date(iso))
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
