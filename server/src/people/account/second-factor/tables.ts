import type { SecondFactorMethod } from '@credenza/schema'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface SecondFactorTables {
  /** A WebAuthn credential; `credential_id` is base64url, `public_key` COSE (RFC 9052). */
  passkey: {
    id: string
    account_id: string
    credential_id: string
    public_key: Uint8Array
    /** The authenticator's signature counter; 0 if it keeps none. */
    counter: ColumnType<string, number, number>
    transports: string[]
    name: string
    created_at: Timestamp
    last_used_at: Timestamp | null
  }
  /** SHA-256 of an issued challenge that was not answered yet. Without an account if any passkey may answer it. */
  passkey_challenge: {
    challenge_hash: Uint8Array
    purpose: string
    account_id: string | null
    expires_at: Timestamp
  }
  /** Secrets of an authenticator app (RFC 6238), sealed; `sealed_pending` is inactive until it is confirmed. */
  totp: {
    account_id: string
    sealed_secret: Uint8Array | null
    sealed_pending: Uint8Array | null
    /** The newest time step whose code was accepted. This and older steps are refused. */
    last_step: ColumnType<string, number, number>
    wrong_tries: number
    blocked_until: ColumnType<Date | null, Date | null, Date | null>
  }
  /** Unused recovery codes as keyed MACs. */
  second_factor_code: { account_id: string; code_mac: Uint8Array }
  /** A sign-in with a correct password, or through a provider, that still lacks the second factor. */
  pending_sign_in: {
    token_hash: Uint8Array
    account_id: string
    tries: number
    /** As in `session`. */
    provider_session: Generated<string | null>
    /** Whether only the code mailed to a student is missing; see sign-in/mailbox-step.ts. */
    for_mailbox: Generated<boolean>
    /** The second factor that was already shown. */
    second_factor: Generated<SecondFactorMethod | null>
    expires_at: Timestamp
  }
}
