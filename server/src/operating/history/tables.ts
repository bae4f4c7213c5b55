import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface HistoryTables {
  /** What no longer fits, by the part of the history that was looked at; gone once a later look finds it intact. */
  history_doubt: {
    part: string
    /** The organisation that is not vouched for, '*' for every one, '' where no verdict hangs on it. */
    concerns: string
    /** The first entry that does not fit, and why. */
    text: string
    since: Timestamp
  }
  /** Where the server's own look is; one row. */
  history_look: {
    id: number
    started_at: Timestamp
    /** The last part that was looked at; empty before the first. */
    done_until: string
    /** Over both, under a key that is not in the database: else somebody could let it skip a part. */
    mac: Uint8Array
  }
}
