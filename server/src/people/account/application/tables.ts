import type { ColumnType, Generated, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ApplicationTables {
  /** What a student lets one application do: first for an authorization code, then for tokens. */
  connected_application: {
    id: string
    account_id: string
    /** Its registration, sealed; see register-application.ts. */
    client_id: string
    /** As it names itself. */
    name: string
    uri: string
    /** What its student allowed, separated by spaces. */
    scopes: string
    /** Where the code was sent, and the challenge whose verifier shows that the same application began. */
    redirect_uri: string
    code_challenge: string
    /** SHA-256 of the code and the tokens; these are never stored. */
    code_hash: Uint8Array
    token_hash: Generated<Uint8Array | null>
    /** What the access token opens: all that was allowed, or what the application asked for of it. */
    token_scopes: Generated<string | null>
    token_until: ColumnType<Date | null, Date | undefined, Date>
    refresh_hash: Generated<Uint8Array | null>
    created_at: Timestamp
    redeemed_at: ColumnType<Date | null, Date | undefined, Date>
    used_at: Timestamp
    /** Of the code, and once it is redeemed, of the connection. */
    expires_at: Timestamp
  }
}

export type Connection = Selectable<ApplicationTables['connected_application']>
