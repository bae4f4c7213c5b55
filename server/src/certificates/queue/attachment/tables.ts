import type { ColumnType } from 'kysely'

export interface AttachmentTables {
  /** A file that an issuer lends one verifier for a request. Stored under the issuer. */
  review_attachment: {
    org_id: string
    id: string
    certificate_id: string
    verifier_id: string
    media_type: string
    bytes: number
    /** The file's name and who added it, sealed under the master key: both are personal. */
    about: Uint8Array
    /** The file, sealed likewise. */
    sealed: Uint8Array
    created_at: ColumnType<Date, Date, never>
  }
}
