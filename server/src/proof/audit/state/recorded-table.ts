import type { Database } from '../../../platform/db/tables.ts'

/**
 * How a column enters the hashed state: its `value`; a hash of it, if it is long (`blob`); or not at all, because it locates
 * the row and is already part of every state of the subject (`key`).
 */
export type Form = 'value' | 'blob' | 'key'

/** A column that no entry records, and why nobody has to trust it. */
export interface Unrecorded {
  unrecorded: string
}

/** A column derived from something else; the audit compares the two. */
export interface Checked {
  checkedBy: string
}

export type Column = Form | { form: Form; when: string } | Unrecorded | Checked

/**
 * Says which rows of a table belong to which subject of which trail, and which columns are recorded: an entry about the subject
 * carries a digest of these. SQL fragments refer to the row as `t`.
 */
export interface RecordedTable {
  table: keyof Database & string
  /** Prefixes of its subjects' ids. */
  of: readonly string[]
  trail: string
  subject: string
  /** A join with the table that identifies the row's owner, if the row itself does not. */
  join?: string
  where?: string
  /** In a distributed database its rows are not on the same node as their trails, so no statement can join the two. */
  liesApart?: boolean
  columns: Record<string, Column>
}

/** Declares a recorded table. The type requires every column, so that nobody forgets one added later. */
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

/** For the certificates of a key. */
export const certifiesRecordedKey = unrecorded(
  'a certificate of the recorded key, and every use compares the two',
)

/** For columns that affect only what a search finds; what it shows comes from other columns. */
export const searchOnly = unrecorded('what searches look through; lists show the columns beside it')
