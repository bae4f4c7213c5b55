import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ErasureTables {
  /** A planned or completed erasure of a person's data. It has only ids and times, so the row can stay. */
  erasure: {
    account_id: string
    asked_at: Timestamp
    /** Until then it can be cancelled. */
    due_at: Timestamp
    done_at: ColumnType<Date | null, null, Date>
  }
}

export type ErasureRow = Selectable<ErasureTables['erasure']>
