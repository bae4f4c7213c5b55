import type { DepartmentRole, GivenRole } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { ColumnType, Generated } from 'kysely'
import type { SecondFactorTables } from './second-factor/tables.ts'
import type { Throttled } from './throttle/rules.ts'

type Timestamp = ColumnType<Date, Date, Date>

/** The roles that are stored: the owner has none. */
export type StoredRole = GivenRole | 'departmental'

export interface AccountTables extends SecondFactorTables {
  /** One row per person who can sign in, for themselves or for an organisation. Email is unique within a realm. */
  account: {
    id: string
    realm: 'organisation' | 'student' | 'admin'
    role: 'issuer' | 'verifier' | 'admin' | 'student'
    org_id: string | null
    email: string
    name: string
    password_hash: string | null
    wallet_address: string | null
    /** Whether the organisation's owner, its first account, invited this one. */
    is_colleague: Generated<boolean>
    /** The language in which they last used our pages, for emails to them; null until then. */
    language: ColumnType<LanguageCode | null, LanguageCode | null | undefined, LanguageCode>
    created_at: Timestamp
    /** When the person used something that we mailed to this email; null until then. Only students need it: proven-mailbox.ts. */
    mailbox_proven_at: ColumnType<Date | null, Date | undefined, Date | null>
    /** See account-search.ts; null until the back-fill has come by. */
    search: ColumnType<string | null, string, string>
    grams: ColumnType<number[] | null, number[], number[]>
  }
  /** What a colleague, or someone who is invited to be one, may do; see member-role.ts. */
  member_role: { org_id: string; account_id: string; role: StoredRole }
  /** What someone whose role is 'departmental' does in their departments; see memberships.ts. */
  department_member: { org_id: string; account_id: string; department_id: string; role: DepartmentRole }
  /** Emails of removed colleagues as keyed MACs, so that no provider creates an account for them again. */
  removed_colleague: { org_id: string; email_mac: Uint8Array; account_id: string }
  /** The organisations that know a person; see organisations-of.ts. */
  account_organisation: { account_id: string; org_id: string }
  /** SHA-256 of the bearer token; the token itself is never stored. */
  session: {
    token_hash: Uint8Array
    /** Identifies the session in the owner's list; opens nothing. */
    id: string
    account_id: string
    /** 'Chrome on Windows' */
    device: string
    /** When a second factor was last shown in it. */
    second_factor_at: ColumnType<Date | null, Date | null, Date>
    /** The provider's id of its own session, or '' if it has none; null for a sign-in without a provider. */
    provider_session: Generated<string | null>
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: Timestamp
  }
  setup_token: { token_hash: Uint8Array; created_at: Timestamp }
  /** Tries at a secret, by MACs of the account and the address; an empty MAC stands for any. See throttle/attempts.ts. */
  attempt: {
    scope: Throttled
    account: Uint8Array
    address: Uint8Array
    tries: number
    last_at: Timestamp
    /** When the last of the tries stops counting. */
    forgotten_at: Timestamp
  }
  /** Addresses from which an account's owner has signed in. */
  known_address: { account_id: string; address: Uint8Array; seen_at: Timestamp }
  /** The newest code requested with an email, whether or not it has an account. */
  one_time_code: {
    /** 'any' if the code was requested without a role. */
    realm: AccountTables['account']['realm'] | 'any'
    email_mac: Uint8Array
    code_mac: Uint8Array
    tries: number
    sent_at: Timestamp
  }
  /** SHA-256 of the token issued for a correct code. */
  reset_token: { token_hash: Uint8Array; account_id: string; expires_at: Timestamp }
}
