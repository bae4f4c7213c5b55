import { writtenDay } from '@credenza/credential/dates'
import { formatMoney } from '@credenza/schema/money'
import { zonedFormat } from '@credenza/schema/zoned-time'
import { readSession } from '../session/session.ts'
import { pageLanguage } from './page-language.ts'

const { dir, locale } = pageLanguage
const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const list = new Intl.ListFormat(locale)
const number = new Intl.NumberFormat(locale)
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })

/**
 * The time zone in which times are shown: that of an organisation, for its people; undefined for the browser's, used for
 * students and visitors.
 */
export const shownTimeZone = (): string | undefined => readSession()?.userData.timeZone

/**
 * '2025-06-30', which never shifts, or the day of an ISO instant in the shown zone -> '30/06/2025' (readings R5). Returns
 * text that is not a date unchanged.
 */
export const formatDate = (iso: string): string =>
  formatted(zonedFormat('en-GB', day, iso.includes('T') ? shownTimeZone() : 'UTC'), iso)
/**
 * As `formatLongDate`, in any language. Of a date with a time it shows the day that is written, whatever the time zone, so that a
 * certificate has one date everywhere.
 */
export function longDateIn(locale: string): (iso: string) => string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(locale, day)
  return (iso) => formatted(format, iso, writtenDay(iso))
}
/** As `formatDate`, with the month in words: '30 June 2025'. */
export const formatLongDate = longDateIn(locale)
/** An instant in UTC, for documents read anywhere: '30 June 2025 at 10:05'. */
export function utcTimeIn(locale: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (iso) => formatted(format, iso)
}
/**
 * What `dateTimeIn` shows: the month in words everywhere. `dateStyle: 'medium'` writes it as a number in Arabic, and the parts
 * from right to left: beside the dates of `formatDate`, these would seem to be years first.
 */
const dayAndTime = (locale: string): Intl.DateTimeFormatOptions => {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return { ...day, day: 'numeric', month: 'short', hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' }
}
/** An instant in the shown zone, in any language: '30 Jun 2025, 14:05'. */
export function dateTimeIn(locale: string): (iso: string) => string {
  const parts = dayAndTime(locale)
  return (iso) => formatted(zonedFormat(locale, parts, shownTimeZone()), iso)
}
export const formatDateTime = dateTimeIn(locale)
/** The time of day of an instant in the shown zone: '14:05'. */
export const formatTimeOfDay = (iso: string): string =>
  formatted(zonedFormat(locale, { timeStyle: 'short' }, shownTimeZone()), iso)
/** The time of day in the shown zone, to the second: '14:05:09'. */
export const formatTime = (instant: Date): string =>
  zonedFormat(locale, { timeStyle: 'medium' }, shownTimeZone()).format(instant)
/** The short name of the shown zone: 'GMT+4'. */
export const timeZoneName = (instant: Date): string =>
  zonedFormat(locale, { timeZoneName: 'short' }, shownTimeZone())
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
/** '2026-11' -> 'November 2026'. */
export const formatMonth = (yearMonth: string): string => formatted(month, `${yearMonth}-01`)
export const formatNumber = (value: number): string => number.format(value)
/** 87.5 -> '87.5%'. */
export const formatPercent = (value: number): string => percent.format(value / 100)

/** '10,000+' if there may be more than were counted. */
export const formatCount = (count: number, isExact: boolean): string =>
  `${formatNumber(count)}${isExact ? '' : '+'}`

function formatted(format: Intl.DateTimeFormat, iso: string, time = iso): string {
  const parsed = new Date(time)
  // '7:33 م' stays on one line.
  return Number.isNaN(parsed.getTime()) ? iso : format.format(parsed).replace(/(:\d\d) /, '$1\u00a0')
}

/** Makes addresses and hashes read left to right in every language, with the ellipsis at the end (UAX #9, isolates). */
const leftToRight = (value: string): string => (dir === 'rtl' ? `\u2066${value}\u2069` : value)

/** Isolates a text of either direction, so that the words around it stay in order (UAX #9). */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** Fils as 'AED 1,234' or 'AED 1,234.50', with the separators of the page's language. */
export const money = (fils: number): string => leftToRight(formatMoney(fils, locale))

/** The first `length` characters of an address or similar value. */
export const beginning = (value: string, length: number): string => leftToRight(value.slice(0, length))

/** The first `length` characters of an address or similar value, with an ellipsis if it was cut. */
export const shortened = (value: string, length: number): string =>
  leftToRight(value.length > length ? `${value.slice(0, length)}…` : value)

/** A transaction hash as its first 10 and last 6 characters (specification, section 9). */
export const shortHash = (hash: string): string =>
  leftToRight(hash.length > 19 ? `${hash.slice(0, 10)}…${hash.slice(-6)}` : hash)

/** The first letters of the first two words, for an avatar: 'Ada Lovelace' -> 'AL'. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')

/** Names in one sentence: 'students, visitors, and administrators'. */
export const formatList = (names: readonly string[]): string => list.format(names)
