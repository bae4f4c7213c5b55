import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface HistoryTables {
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
