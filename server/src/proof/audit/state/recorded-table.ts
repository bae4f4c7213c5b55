import type { Database } from '../../../platform/db/tables.ts'

/**
 * How a column enters what is hashed: its `value`, the hash of it where it is long (`blob`), or not at all, since the row is
 * found by it and it is in every state of its subject already (`key`).
 */
export type Form = 'value' | 'blob' | 'key'

/** A column that no entry records, and why that takes nothing from anybody's trust. */
export interface Unrecorded {
  unrecorded: string
}

/** Kept in step with something else, which the audit compares it with. */
export interface Checked {
  checkedBy: string
}

export type Column = Form | { form: Form; when: string } | Unrecorded | Checked

/**
 * Which rows of a table belong to which subject of which trail, and which of their columns are recorded: an entry about
 * the subject carries a digest over them. SQL fragments name the row `t`.
 */
export interface RecordedTable {
  table: keyof Database & string
  /** How the ids of its subjects begin. */
  of: readonly string[]
  trail: string
  subject: string
  /** The table that says whose the row is, if the row itself does not. */
  join?: string
  where?: string
  columns: Record<string, Column>
}

/** Declares a recorded table. Every column has to be named: what is added later cannot be forgotten. */
export const recorded = <Table extends keyof Database & string>(
  table: Table,
  declared: Omit<RecordedTable, 'table' | 'columns'> & {
    columns: Record<keyof Database[Table] & string, Column>
  },
): RecordedTable => ({ table, ...declared })

export const unrecorded = (reason: string): Unrecorded => ({ unrecorded: reason })
export const checkedBy = (check: string): Checked => ({ checkedBy: check })

export const isRecorded = (column: Column): column is Form | { form: Form; when: string } =>
  typeof column === 'string' || 'form' in column

/** Searching finds more or less by it; what is found is read from the columns beside it. */
export const searchOnly = unrecorded(
  'what lists are searched by: what is found is read from the columns beside it',
)
