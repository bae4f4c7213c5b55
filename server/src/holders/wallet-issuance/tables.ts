import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface WalletGrantTables {
  /** Lets one wallet fetch one certificate, first for a code, then for an access token. */
  wallet_grant: {
    org_id: string
    id: string
    certificate_id: string
    /** The holder who offered it or consented to it. */
    account_id: string
    /** SHA-256 of the pre-authorized code or the authorization code. */
    code_hash: Uint8Array
    /** MAC of the code that was emailed to the holder, if the offer requires one. */
    tx_code_mac: Uint8Array | null
    /** How many emailed codes were tried. */
    tries: number
    /** The wallet's own name for itself. */
    client_id: string | null
    /** Where the authorization code was sent, and the challenge that its wallet must answer; null for offers. */
    redirect_uri: string | null
    code_challenge: string | null
    /** SHA-256 of the access token. */
    token_hash: Uint8Array | null
    /** JWK thumbprint of the key that the access token is bound to (RFC 9449). */
    dpop_key: string | null
    created_at: Timestamp
    /** When the code ends; once it is redeemed, when the access token ends. */
    expires_at: Timestamp
    redeemed_at: Timestamp | null
    issued_at: Timestamp | null
    /** The wallet's last report (OpenID4VCI §11.1). */
    outcome: 'credential_accepted' | 'credential_failure' | 'credential_deleted' | null
  }
}

export type WalletGrant = Selectable<WalletGrantTables['wallet_grant']>
