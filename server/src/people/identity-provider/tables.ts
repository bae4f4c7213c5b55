import type { MetadataState, ProviderRoles, ProviderSettings } from '@credenza/schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface IdentityProviderTables {
  /** The provider through which an organisation's people sign in: at most one for each organisation. */
  sign_in_provider: {
    org_id: string
    kind: ProviderSettings['kind']
    settings: JSONColumnType<ProviderSettings, string, string>
    sealed_secret: Uint8Array | null
    /** It signs nobody in before its settings, as they are now, were tested. */
    state: 'draft' | 'tested' | 'on'
    /** While it is on, colleagues sign in with it only. */
    required: boolean
    /** Whether a second factor that the provider has seen counts as one of ours. */
    counts_second_factor: boolean
    roles: JSONColumnType<ProviderRoles, string, string>
    created_at: Timestamp
    /** How reading its metadata again went; null before. */
    metadata_state: JSONColumnType<MetadataState | null, string | null, string | null>
    /** How often the owner changed how it is reached: a test counts only for the setup that it began with. */
    setups: Generated<number>
  }
  /** Whose email addresses these are; a domain belongs to one organisation. */
  proven_domain: { domain: string; org_id: string; proof: 'dns' | 'administrator'; proven_at: Timestamp }
  /**
   * Who somebody is at the provider of their organisation: `issuer` is that of OpenID Connect, or a SAML entity's id. Stays
   * when the account goes, so that a removed colleague does not come back by signing in.
   */
  sign_in_identity: {
    org_id: string
    issuer: string
    subject: string
    account_id: string
    created_at: Timestamp
  }
  /** Somebody at a provider who has the email of an existing account, and is to prove that it is theirs. */
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
