import type { PersonalData } from '@credenza/schema'
import type { ColumnType, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type OrganisationStatus = 'registered' | 'pending' | 'approved' | 'returned' | 'suspended'
export type OrganisationDetails = Omit<
  PersonalData,
  'password' | 'selectedRole' | 'email' | 'organizationName'
>

export interface OrganisationTables {
  organisation: {
    id: string
    role: 'issuer' | 'verifier'
    status: OrganisationStatus
    name: string
    email: string
    details: JSONColumnType<OrganisationDetails, string, string>
    /** KYC text fields, sealed under the master key. */
    kyc: Uint8Array | null
    wallet_address: string
    digital_signature: string
    search: string
    created_at: Timestamp
    approved_at: Timestamp | null
    return_reason: string | null
    /** What new certificates call it; null: by its registered name. */
    display_name: string | null
    /** When the papers came in last. */
    submitted_at: Timestamp | null
    suspension_reason: string | null
  }
  /** Ed25519 keys. At most one is neither retired nor compromised: the one that signs. None is ever deleted. */
  organisation_key: {
    org_id: string
    /** publicKeyMultibase, 'z6Mk…': also the fragment of the key's DID URL. */
    id: string
    sealed_private_key: Uint8Array
    created_at: Timestamp
    retired_at: Timestamp | null
    compromised_at: Timestamp | null
  }
  /** What an organisation states about its keys: signed, logged, and served with its record. None is ever deleted. */
  organisation_key_event: {
    org_id: string
    id: string
    /** The key that it is about. Another one signed it. */
    key_id: string
    action: 'key-rotated' | 'key-compromised'
    /** The signed statement, as JSON. */
    document: string
    /** When it takes effect: of a theft, its instant. */
    at: Timestamp
    created_at: Timestamp
  }
  /** Certificates that a stolen key signed or accepted and that were not proven to be older: to be issued again. */
  certificate_to_reissue: {
    /** The certificate's issuer. */
    org_id: string
    certificate_id: string
    /** The organisation whose key was stolen: the issuer, or the verifier that accepted it. */
    key_org_id: string
    key_id: string
    /** The holder, who is told once. */
    account_id: string
    told_at: Timestamp | null
  }
  /** KYC documents, letters of authority, profile images: sealed under the master key (readings R7). */
  sealed_file: {
    org_id: string
    id: string
    kind: string
    media_type: string
    sealed: Uint8Array
    created_at: Timestamp
  }
}
