import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface AccountTables {
  /** One row per person or organisation that can sign in. E-mail is unique within a realm. */
  account: {
    id: string
    realm: 'organisation' | 'student' | 'admin'
    role: 'issuer' | 'verifier' | 'admin' | 'student'
    org_id: string | null
    email: string
    name: string
    password_hash: string | null
    wallet_address: string | null
    created_at: Timestamp
  }
  /** A person's document key, sealed under the master key. Deleting the row erases the person's documents. */
  person_key: { account_id: string; sealed: Uint8Array }
  /** SHA-256 of the bearer token; the token itself is kept nowhere. */
  session: {
    token_hash: Uint8Array
    /** What the owner's list of sessions calls it; opens nothing. */
    id: string
    account_id: string
    /** 'Chrome on Windows' */
    device: string
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: Timestamp
  }
  setup_token: { token_hash: Uint8Array; created_at: Timestamp }
  idempotency_key: {
    account_id: string
    key: string
    request_mac: Uint8Array
    sealed_answer: Uint8Array | null
    created_at: Timestamp
  }
}
