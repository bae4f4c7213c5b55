import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>
export type AuditDetail = Record<string, string | number | boolean | null>

export interface AuditTables {
  /** The newest entry of each organisation's chain; 'platform' holds what belongs to no organisation. */
  audit_head: {
    org_id: string
    seq: Generated<string>
    hash: Uint8Array
    /** MAC over organisation, seq and hash. Its key is not in the database. */
    mac: Uint8Array | null
  }
  audit_entry: {
    org_id: string
    seq: string
    at: Timestamp
    actor: string
    action: string
    subject: string
    detail: JSONColumnType<AuditDetail, string, never>
    /** Digest of what the recorded tables held about the subject when this was written (see state/). */
    state: Uint8Array | null
    hash: Uint8Array
  }
}
