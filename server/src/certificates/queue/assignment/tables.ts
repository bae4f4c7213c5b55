import type { ColumnType } from 'kysely'

export interface AssignmentTables {
  /** Which of a verifier's people looks after a request; without a row, nobody does. Stored under the verifier. */
  assignment: {
    org_id: string
    certificate_id: string
    assignee_id: string
    assigned_at: ColumnType<Date, Date, Date>
  }
}
