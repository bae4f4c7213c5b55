import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DoubtTables {
  /** What no longer fits, by the part of the history that was looked at; gone once a later look finds it intact. */
  history_doubt: {
    part: string
    /** The organisation that is not vouched for, '*' for every one, '' where no verdict hangs on it. */
    concerns: string
    /** The first entry that does not fit, and why. */
    text: string
    since: Timestamp
  }
}
