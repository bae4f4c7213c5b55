import type { ColumnType } from 'kysely'
import type { Demand } from './demand.ts'

type Timestamp = ColumnType<Date, Date, never>

export interface ApprovalTables {
  /** What an organisation demands before certificates of a category are signed; '' is every other category. */
  approval_rule: {
    org_id: string
    category: string
    needed: number
    /** Ids of accounts. */
    signers: string[]
    /** How many may be signed within a day without approval. */
    free_a_day: number
    /** What the reviews of those may cost at most, in fils; null for any amount. */
    free_fils_a_day: ColumnType<string | null, number | null, never>
  }
  /**
   * How many were signed without approval on a day, 'YYYY-MM-DD' in UTC, where a rule allows some, and what their reviews can
   * cost, in fils, where the rule limits that.
   */
  approval_free: { org_id: string; category: string; day: string; signed: number; fils: string }
  /** A request to approve certificates before they are signed. */
  approval_request: {
    org_id: string
    id: string
    asked_by: string
    /** `open` until all of them are signed; `changed` when they are no longer what was put to the signers. */
    state: 'open' | 'changed' | 'rejected' | 'withdrawn' | 'signed'
    title: string
    note: string
    /** The rules that applied when the certificates were put to the signers. */
    demands: ColumnType<Demand[], string, string>
    /** The types of its certificates, which decide who of a department sees it; null before this was kept. */
    types: string[] | null
    /** 32 random bytes: without them, somebody could guess what a certificate says and check it by the digest. */
    salt: Uint8Array
    /** SHA-256 over the digests of its items, which is what signers approve. */
    digest: Uint8Array
    /** How often it was put to the signers again. */
    round: number
    total: number
    /** How many of them are not signed yet. */
    waiting: number
    /** How many were removed in the newest round. */
    removed: number
    rejected_by: string | null
    reason: string | null
    created_at: Timestamp
  }
  /** A certificate of a request. */
  approval_item: {
    org_id: string
    request_id: string
    certificate_id: string
    /** SHA-256 of the request's salt and what the certificate will say. */
    digest: Uint8Array
    /** The round in which it came in or was changed. */
    round: number
  }
  /** A signer's approval of a request with this digest, as signed and logged. */
  approval: {
    org_id: string
    request_id: string
    account_id: string
    /** The request's digest. */
    approved: Uint8Array
    document: string
    /** The statement's. */
    digest: Uint8Array
    created_at: Timestamp
  }
}
