import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface OwnNameTables {
  /** An organisation's own sign-in host and sender address. */
  own_name: {
    org_id: string
    /** Where its people sign in, in lower case; null for none. A host belongs to one organisation. */
    host: string | null
    /** The address of its emails; null for the deployment's. */
    mail_address: string | null
    /** Where replies go; '' for the address itself. */
    reply_to: string
    /** The key that signs its emails (DKIM). */
    sealed_key: Uint8Array | null
    /** Whether the key's DNS record was found, and the mail server accepted an email from the address. */
    is_sending: boolean
    changed_at: Timestamp
  }
}
