import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DrawingTables {
  /** The P-256 key that seals an organisation's PDFs. */
  document_key: {
    org_id: string
    sealed_private_key: Uint8Array
    /** X.509, DER. */
    certificate: Uint8Array
    created_at: Timestamp
  }
}
