import { type RawBuilder, sql } from 'kysely'

/** How far the clocks of two processes may differ. */
export const clocksDifferMs = 60_000

/**
 * Whether what lasts for `lastsMs`, and ends at `end`, is in force. Not if it ends later than what begins now: then the clock
 * was ahead when it began, and it would last until that time.
 */
export const isInForce = (end: Date | number, lastsMs: number, now: Date): boolean =>
  Number(end) > now.getTime() && Number(end) <= now.getTime() + lastsMs + clocksDifferMs

/** `isInForce` of an end in a column. */
export const inForce = (column: string, lastsMs: number, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${now}::timestamptz
    AND ${sql.ref(column)} <= ${now}::timestamptz + ${lastsMs + clocksDifferMs} * interval '1 millisecond')`

/**
 * Whether what lasts for `lastsMs`, and ends at the time in a column, is not in force. Delete by this only what lasts for
 * minutes: while the clock is behind, everything is over.
 */
export const isOver = (column: string, lastsMs: number, now: Date): RawBuilder<boolean> =>
  sql<boolean>`NOT ${inForce(column, lastsMs, now)}`

/** Whether what began at the time in a column did so by now, and not while the clock was ahead. */
export const hasBegun = (column: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} <= ${now}::timestamptz + ${clocksDifferMs} * interval '1 millisecond')`

/** Whether something happened less than `ms` ago, when the clock was not ahead. */
export const isRecent = (at: Date, ms: number, now: Date): boolean => isInForce(at.getTime() + ms, ms, now)

/** `isRecent` of a time in a column. */
export const recent = (column: string, ms: number, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${now}::timestamptz - ${ms} * interval '1 millisecond' AND ${hasBegun(column, now)})`
