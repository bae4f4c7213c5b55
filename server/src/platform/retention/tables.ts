import type { RetentionKind } from '@credenza/schema/data-protection'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface RetentionTables {
  /** For how many days an administrator chose to keep a kind of data. No row means the default. */
  retention_choice: { kind: RetentionKind; days: number; chosen_at: Timestamp }
  /** While a hold is in force, nothing of its subject, a person ('acc_') or an organisation ('org_'), is purged or erased. */
  hold: {
    id: string
    subject_id: string
    reason: string
    set_by: string
    set_at: Timestamp
    until: ColumnType<Date | null, Date | null, never>
    lifted_by: string | null
    lifted_at: ColumnType<Date | null, Date | null, Date>
  }
}
