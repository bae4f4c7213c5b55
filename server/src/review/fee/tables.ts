import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface FeeTables {
  /**
   * What a verifier charges for a certificate of a type from an instant on. A row is never changed or removed, and none
   * begins in the past: what was in force at any time can always be told.
   */
  verifier_fee: {
    org_id: string
    id: string
    /** The type in lower case: types of several issuers differ in it only. */
    type_key: string
    certificate_type: string
    amount_fils: string
    effective_from: Timestamp
    created_at: Timestamp
  }
}
