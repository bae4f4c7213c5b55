import type { Database } from '../../../platform/db/tables.ts'

/**
 * How a column enters the hashed state: as its `value`, as a hash of it if it is long (`blob`), or not at all because
 * it locates the row and is already in every state of its subject (`key`).
 */
export type Form = 'value' | 'blob' | 'key'

/** A column that no entry records, and why that does not weaken anybody's trust. */
export interface Unrecorded {
  unrecorded: string
}

/** Kept in step with something else, with which the audit compares it. */
export interface Checked {
  checkedBy: string
}

export type Column = Form | { form: Form; when: string } | Unrecorded | Checked

/**
 * Which rows of a table belong to which subject of which trail, and which of their columns are recorded: an entry about
 * the subject carries a digest of them. SQL fragments refer to the row as `t`.
 */
export interface RecordedTable {
  table: keyof Database & string
  /** How the ids of its subjects begin. */
  of: readonly string[]
  trail: string
  subject: string
  /** The table that identifies the owner of the row, if the row itself does not. */
  join?: string
  where?: string
  /** In a distributed database its rows do not lie beside their trails, and no statement can join the two. */
  liesApart?: boolean
  columns: Record<string, Column>
}

/** Declares a recorded table. Every column has to be named, so that later additions cannot be forgotten. */
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

/** The certificates of a key. */
export const certifiesRecordedKey = unrecorded(
  'what it certifies is the recorded key, and every use compares the two',
)

/** Only affects what a search finds; what is shown comes from other columns. */
export const searchOnly = unrecorded(
  'what lists are searched by: what is found is read from the columns beside it',
)
