import type { ColumnType, Generated, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ApplicationTables {
  /** One application's access to a student's data: first for an authorization code, then for tokens. */
  connected_application: {
    id: string
    account_id: string
    /** Its registration, sealed; see register-application.ts. */
    client_id: string
    /** Its own name for itself. */
    name: string
    uri: string
    /** What its student allowed, separated by spaces. */
    scopes: string
    /** Where the code was sent, and the challenge whose verifier proves that the same application began. */
    redirect_uri: string
    code_challenge: string
    /** SHA-256 of the code and the tokens; these are never stored. */
    code_hash: Uint8Array
    token_hash: Generated<Uint8Array | null>
    /** Scopes of the access token: all that were allowed, or those of them that the application requested. */
    token_scopes: Generated<string | null>
    token_until: ColumnType<Date | null, Date | undefined, Date>
    refresh_hash: Generated<Uint8Array | null>
    created_at: Timestamp
    redeemed_at: ColumnType<Date | null, Date | undefined, Date>
    used_at: Timestamp
    /** When the code ends; once it is redeemed, when the connection ends. */
    expires_at: Timestamp
  }
}

export type Connection = Selectable<ApplicationTables['connected_application']>
