import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface FeeTables {
  /** What the platform keeps of each fee, from an instant on. As with verifiers' fees, rows are only added. */
  platform_share: {
    id: string
    percent: number
    effective_from: Timestamp
    decided_at: Timestamp
  }
  /**
   * A verifier's fee for a certificate type from an instant on. A row is never changed or removed, and none begins in
   * the past, so the fee at any time can always be determined.
   */
  verifier_fee: {
    org_id: string
    id: string
    /** The type in lower case, since the types of several issuers may differ only in case. */
    type_key: string
    certificate_type: string
    amount_fils: string
    effective_from: Timestamp
    created_at: Timestamp
  }
}
