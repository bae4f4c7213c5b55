import type { ColumnType } from 'kysely'

export interface NoteTables {
  /** Notes that a verifier's people write about a request, for each other only. Stored under the verifier. */
  review_note: {
    org_id: string
    id: string
    certificate_id: string
    author_id: string
    /** The text and the author's name, sealed under the master key: both are personal. */
    sealed: Uint8Array
    created_at: ColumnType<Date, Date, never>
  }
}
