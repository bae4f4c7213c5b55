import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface HttpTables {
  /** Calls under a limit, by a MAC of route and caller, over all processes; unlogged, so a crash of Postgres forgets them. */
  call_count: { bucket: string; calls: number; until: Date }
  idempotency_key: {
    account_id: string
    key: string
    request_mac: Uint8Array
    sealed_answer: Uint8Array | null
    created_at: Timestamp
  }
}
