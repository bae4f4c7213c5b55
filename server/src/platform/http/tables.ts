import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface IdempotencyTables {
  idempotency_key: {
    account_id: string
    key: string
    request_mac: Uint8Array
    sealed_answer: Uint8Array | null
    created_at: Timestamp
  }
}
