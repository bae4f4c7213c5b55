import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ErasureTables {
  /** A past or future erasure of a person's data: ids and times only, so that the row can stay. */
  erasure: {
    account_id: string
    asked_at: Timestamp
    /** Until then it can be taken back. */
    due_at: Timestamp
    done_at: ColumnType<Date | null, null, Date>
  }
}

export type ErasureRow = Selectable<ErasureTables['erasure']>
