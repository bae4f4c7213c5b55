import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface SecurityEventTables {
  /** The deployment's feed: the position of each entry, with its trail. */
  security_event: { position: string; org_id: string; seq: string; at: Timestamp }
  /** The position that a receiver has reached, and since when every attempt has failed. */
  security_sink: {
    name: SinkName
    position: string
    failing_since: ColumnType<Date | null, null, Date | null>
  }
}

export type SinkName = 'webhook' | 'syslog' | 'otlp'
