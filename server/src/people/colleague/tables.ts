import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ColleagueTables {
  /**
   * Somebody who may join an organisation. They have no account before they do, so an invitation does not reserve somebody
   * else's email address.
   */
  invitation: {
    org_id: string
    /** The id of the future account. */
    id: string
    name: string
    email: string
    /** SHA-256 of the token in the newest email; the token itself is never stored. */
    token_hash: Uint8Array
    sent_at: Timestamp
    expires_at: Timestamp
  }
}
