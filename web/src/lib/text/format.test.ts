import { languages } from '@credenza/schema/languages'
import { expect, it } from 'vitest'
import { endSession, noteTimeZone, startSession } from '../session/session.ts'
import {
  dateTimeIn,
  formatDate,
  formatDateTime,
  formatLongDate,
  initials,
  shortened,
  shortHash,
  shownTimeZone,
  timeZoneName,
} from './format.ts'
import { readDate } from './read-date.ts'

it('dates show in British order in any time zone', () => {
  expect(formatDate('2025-06-30')).toBe('30/06/2025')
  expect(formatLongDate('2025-06-30')).toBe('30 June 2025')
  for (const zone of ['Z', '+14:00', '-12:00'])
    expect(formatLongDate(`2025-06-30T00:00:00${zone}`)).toBe('30 June 2025')
  expect(formatDate('soon')).toBe('soon')
})

it('an organisation’s people read times in its zone, and dates without a time never shift', () => {
  const user = { _id: 'org_1', email: 'a@b.example', selectedRole: 'issuer' } as const
  for (const [timeZone, day, time] of [
    ['Pacific/Kiritimati', '01/07/2025', '1 Jul 2025, 13:59'],
    ['Pacific/Pago_Pago', '30/06/2025', '30 Jun 2025, 12:59'],
  ]) {
    startSession({ role: 'issuer', data: 'token', userData: user })
    noteTimeZone(timeZone!)
    expect(formatDate('2025-06-30T23:59:59Z')).toBe(day)
    expect(formatDateTime('2025-06-30T23:59:59Z')).toBe(time)
    expect(formatDate('2025-06-30')).toBe('30/06/2025')
  }
  noteTimeZone('')
  expect(shownTimeZone()).toBeUndefined()
  endSession('left')
})

it('a date with a time says the month in words, so that nobody can take the day for it', () => {
  for (const { locale } of languages) {
    const shown = dateTimeIn(locale)('2026-04-03T11:05:00Z')
    expect(shown).toMatch(/(?<!\d)3\D/)
    expect(shown).not.toMatch(/\b0?4\b(?!月)/)
    expect(shown).not.toMatch(/[\u200e\u200f]/)
    // 'pm' stays on the line of its time.
    expect(shown).not.toMatch(/\d [^\d]+$/)
  }
})

it('a time zone has a short name', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const expected = new Date(0).toLocaleString('en-GB', { timeZone, timeZoneName: 'short' })
  expect(timeZoneName(new Date(0))).not.toBe('')
  expect(expected.endsWith(timeZoneName(new Date(0)))).toBe(true)
})

it('long values are cut as the specification says, and short ones stay whole', () => {
  expect(shortHash(`0x${'ab'.repeat(32)}`)).toBe('0xabababab…ababab')
  expect(shortened('0x1234567890', 10)).toBe('0x12345678…')
  expect(shortened('0x12', 10)).toBe('0x12')
})

it('initials of any script stay whole characters', () => {
  expect(initials('Ada  Lovelace King')).toBe('AL')
  expect(initials('أحمد بن سعيد')).toBe('أب')
  expect(initials('')).toBe('')
})

it('typed dates are read day first, and nonexistent days are refused', () => {
  expect(readDate('30/6/2025')).toBe('2025-06-30')
  expect(readDate('30.06.2025')).toBe('2025-06-30')
  expect(readDate('३०/०६/२०२५')).toBe('2025-06-30')
  expect(readDate('2025-06-30')).toBe('2025-06-30')
  expect(readDate('31/02/2025')).toBeNull()
  expect(readDate('06/30/2025')).toBeNull()
  expect(readDate('30/6/25')).toBeNull()
})
