import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DoubtTables {
  /** What no longer matches, by part of the history; deleted once a later check finds it intact. */
  history_doubt: {
    part: string
    /** The organisation that is not vouched for; '*' for all, '' if no verdict depends on the part. */
    concerns: string
    /** The first entry that does not match, and why. */
    text: string
    since: Timestamp
  }
}
