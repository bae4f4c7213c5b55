import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface StatusTables {
  /** A Bitstring Status List of an organisation. `credential` is its signed form; null if a bit has changed since. */
  status_list: {
    org_id: string
    list: number
    used: number
    credential: string | null
    /** When the signed form must be renewed. */
    valid_until: Timestamp | null
  }
  /** Every list that was ever signed, by its document hash; each is a leaf of the statements log. */
  status_list_version: {
    org_id: string
    list: number
    /** Counts from 1, without gaps. The highest is the published list. */
    version: number
    digest: Uint8Array
    signed_at: Timestamp
  }
  /** An index that was drawn for a certificate. It is never used again, not even after erasure. */
  status_entry: {
    org_id: string
    list: number
    index: number
    certificate_id: string
    revoked: boolean
  }
}
