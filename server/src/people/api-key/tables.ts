import type { ApiScope } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ApiKeyTables {
  /** A key of an organisation for /v1. Revoking deletes the row; the trail records it. */
  api_key: {
    org_id: string
    id: string
    name: string
    /** The key's first characters, to tell keys apart. */
    prefix: string
    /** SHA-256 of the key; the key itself is never stored. */
    key_hash: Uint8Array
    scopes: ColumnType<ApiScope[], ApiScope[], never>
    created_at: Timestamp
    last_used_at: ColumnType<Date | null, null, Date>
    /** Null for a key that does not expire. */
    expires_at: ColumnType<Date | null, Date | null, never>
  }
}
