import type { MetadataState, ProviderRoles, ProviderSettings, SetupState } from '@credenza/schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface IdentityProviderTables {
  /** The provider through which an organisation's people sign in, at most one each. */
  sign_in_provider: {
    org_id: string
    kind: ProviderSettings['kind']
    settings: JSONColumnType<ProviderSettings, string, string>
    sealed_secret: Uint8Array | null
    /** It signs nobody in until its current settings were tested. */
    state: SetupState
    /** Whether colleagues can sign in only through it, while it is on. */
    required: boolean
    /** Whether a second factor seen by the provider counts as one shown here. */
    counts_second_factor: boolean
    roles: JSONColumnType<ProviderRoles, string, string>
    created_at: Timestamp
    /** The result of the last regular reading of its metadata; null before the first. */
    metadata_state: JSONColumnType<MetadataState | null, string | null, string | null>
    /** How often the owner changed how it is reached. A test counts only for the setup with which it began. */
    setups: Generated<number>
  }
  /** Email domains of organisations. A domain belongs to one organisation. */
  proven_domain: { domain: string; org_id: string; proof: 'dns' | 'administrator'; proven_at: Timestamp }
  /**
   * A person's identity at the provider of their organisation: `issuer` is the OpenID Connect issuer or the SAML entity id.
   * Stays when the account is removed, so that a removed colleague does not come back by signing in.
   */
  sign_in_identity: {
    org_id: string
    issuer: string
    subject: string
    account_id: string
    created_at: Timestamp
  }
  /** Somebody at a provider with the email of an existing account, who has to prove that it is theirs. */
  pending_link: {
    token_hash: Uint8Array
    org_id: string
    issuer: string
    subject: string
    account_id: string
    provider_session: string
    code_mac: Uint8Array
    tries: number
    expires_at: Timestamp
  }
}
