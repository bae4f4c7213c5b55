import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ColleagueTables {
  /**
   * Somebody who may join an organisation. There is no account before they do: an invitation takes no e-mail from
   * whoever owns it.
   */
  invitation: {
    org_id: string
    /** The id of the account that it becomes. */
    id: string
    name: string
    email: string
    /** SHA-256 of the token in the newest mail; the token itself is kept nowhere. */
    token_hash: Uint8Array
    sent_at: Timestamp
    expires_at: Timestamp
  }
}
