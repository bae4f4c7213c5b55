import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface HttpTables {
  /** Calls under a limit over all processes, by a MAC of route and caller. Unlogged, so a crash of Postgres loses them. */
  call_count: { bucket: string; calls: number; until: Date }
  idempotency_key: {
    account_id: string
    key: string
    request_mac: Uint8Array
    sealed_answer: Uint8Array | null
    created_at: Timestamp
  }
}
