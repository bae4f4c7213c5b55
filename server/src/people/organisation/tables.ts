import type { PersonalData } from '@credenza/schema'
import type { ColumnType, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type OrganisationStatus = 'registered' | 'pending' | 'approved' | 'returned' | 'suspended'
export type OrganisationDetails = Omit<
  PersonalData,
  'password' | 'selectedRole' | 'email' | 'organizationName'
>

export interface OrganisationTables {
  /** The colour in the header of an issuer's students: '#1a4d8f'. */
  organisation_colour: { org_id: string; colour: string }
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
    /** Its name on new certificates; null for its registered name. */
    display_name: string | null
    /** When its papers were last submitted. */
    submitted_at: Timestamp | null
    suspension_reason: string | null
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
  /** What an issuer shows on its public page. No row means none of this. */
  public_contact: { org_id: string; website: string; email: string; shows_logo: boolean }
  /** The time zone (IANA) of its people. No row means its country's, if that has only one. */
  time_zone: { org_id: string; name: string }
  /** Verifiers that an issuer has chosen. Without a row, every approved verifier sees its requests. */
  chosen_verifier: { org_id: string; verifier_org_id: string }
}
