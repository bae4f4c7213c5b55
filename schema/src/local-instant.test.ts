import { expect, test } from 'vitest'
import { instantIn } from './local-instant.ts'
import { zonedInstant } from './zoned-time.ts'

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
