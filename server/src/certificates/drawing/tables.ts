import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DrawingTables {
  /** The P-256 key that seals an organisation's PDFs. */
  document_key: {
    org_id: string
    sealed_private_key: Uint8Array
    /** X.509, DER, self-signed. */
    certificate: Uint8Array
    created_at: Timestamp
    /** Certificates of the same key by an authority, its own first, in the form of the header `x5c` (RFC 7515 §4.1.6). */
    x5c: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  }
}
