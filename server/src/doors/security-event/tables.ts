import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface SecurityEventTables {
  /** The deployment's feed: which entry of which trail has which position. */
  security_event: { position: string; org_id: string; seq: string; at: Timestamp }
  /** How far a receiver has come, and since when every attempt has failed. */
  security_sink: {
    name: SinkName
    position: string
    failing_since: ColumnType<Date | null, null, Date | null>
  }
}

export type SinkName = 'webhook' | 'syslog' | 'otlp'
