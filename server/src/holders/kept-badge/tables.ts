import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface KeptBadgeTables {
  /** A badge of another issuer that a student keeps here. */
  kept_badge: {
    account_id: string
    id: string
    /** MAC of its issuer and id, by which a newer version replaces it. */
    likeness: Uint8Array
    /** The signed badge, with the words that lists show (badge-content.ts). */
    sealed: Uint8Array
    issued_at: Timestamp
    kept_at: Timestamp
  }
  /** What a student's applications may read about them besides name and email address, sealed. */
  badge_profile: { account_id: string; sealed: Uint8Array; updated_at: Timestamp }
}
