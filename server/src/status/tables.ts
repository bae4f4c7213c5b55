import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface StatusTables {
  /** One Bitstring Status List of an issuer; `credential` is its signed form, null when a bit changed since. */
  status_list: {
    org_id: string
    list: number
    used: number
    credential: string | null
    /** When the signed form must be renewed. */
    valid_until: Timestamp | null
  }
  /** An index that was drawn for a certificate. Never used twice, also not after erasure. */
  status_entry: {
    org_id: string
    list: number
    index: number
    certificate_id: string
    revoked: boolean
  }
}
