import type { RetentionKind } from '@credenza/schema/data-protection'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface RetentionTables {
  /** For how many days data of a kind are kept, as an administrator chose; without a row, the default. */
  retention_choice: { kind: RetentionKind; days: number; chosen_at: Timestamp }
  /** Nothing of the subject, a person ('acc_') or an organisation ('org_'), is purged or erased while it stands. */
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
