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
    /** How many certificates may be signed in a day without approval. */
    free_a_day: number
    /** The highest cost of reviews for those, in fils; null for no limit. */
    free_fils_a_day: ColumnType<string | null, number | null, never>
  }
  /**
   * Certificates signed without approval on a day, 'YYYY-MM-DD' in UTC, if a rule allows some; and the highest cost of their
   * reviews, in fils, if the rule limits it.
   */
  approval_free: { org_id: string; category: string; day: string; signed: number; fils: string }
  /** A request to approve certificates before they are signed. */
  approval_request: {
    org_id: string
    id: string
    asked_by: string
    /** `open` until all certificates are signed; `changed` once they differ from what the signers were shown. */
    state: 'open' | 'changed' | 'rejected' | 'withdrawn' | 'signed'
    title: string
    note: string
    /** The rules that applied when the request was last sent to the signers. */
    demands: ColumnType<Demand[], string, string>
    /** Types of its certificates, which decide who in a department sees it; null in rows from before this column. */
    types: string[] | null
    /** 32 random bytes. Without them, somebody could guess what a certificate says and check the guess against the digest. */
    salt: Uint8Array
    /** SHA-256 over the digests of its items, which is what signers approve. */
    digest: Uint8Array
    /** How often it was sent to the signers again. */
    round: number
    total: number
    /** Number of certificates not signed yet. */
    waiting: number
    /** Number of certificates removed in the newest round. */
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
    /** The round in which it was added or changed. */
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
    /** The digest of the signed statement. */
    digest: Uint8Array
    created_at: Timestamp
  }
}
