import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface HistoryTables {
  /** The position of the server's own check; one row. */
  history_look: {
    id: number
    started_at: Timestamp
    /** The last part that was checked; empty before the first. */
    done_until: string
    /** Covers both, with a key that is not in the database, so that nobody can make the check skip a part. */
    mac: Uint8Array
  }
}
