import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface SingleSignOnTables {
  /** A browser that was sent to a provider and has not come back. */
  provider_sign_in: {
    /** SHA-256 of the state that the provider returns with its answer. */
    state_hash: Uint8Array
    org_id: string
    /** SHA-256 of the cookie of the browser that was sent. */
    browser_hash: Uint8Array
    purpose: 'sign-in' | 'test' | 'connect' | 'confirm'
    /** Who was signed in when it began, for every purpose but 'sign-in'. */
    account_id: string | null
    session_id: string | null
    /** What the provider's answer is checked against. */
    sealed: Uint8Array
    expires_at: Timestamp
  }
  /** SHA-256 of ids that count once: of a provider's message, or of a wallet's proof. */
  used_message: { org_id: string; id_hash: Uint8Array; expires_at: Timestamp }
}
