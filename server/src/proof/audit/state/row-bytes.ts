import { type Column, isRecorded, type RecordedTable } from './recorded-table.ts'

function columnOf([name, column]: [string, Column]): string[] {
  if (!isRecorded(column) || column === 'key') return []
  const { form, when } = typeof column === 'string' ? { form: column, when: undefined } : column
  const value = form === 'blob' ? `sha256(t."${name}")` : `t."${name}"`
  return [when ? `CASE WHEN ${when} THEN ${value} END` : value]
}

/**
 * A row in Postgres's binary form: each value after its type and length, in the order of the declaration, the same
 * under all session settings. The text form costs three times as much, and each certificate's row is written several
 * times.
 */
const rowBytes = ({ columns }: RecordedTable): string =>
  `record_send(ROW(${Object.entries(columns).flatMap(columnOf).join(', ')}))`

const fromRows = ({ table, join }: RecordedTable): string => `"${table}" AS t ${join ?? ''}`

/** The table's rows for the subjects $2 of the trail $1: the subject, and the row named like the table. */
export const rowsBytes = (table: RecordedTable): string => `
  SELECT ${table.subject} AS id, convert_to('${table.table}', 'UTF8') || ${rowBytes(table)} AS line
  FROM ${fromRows(table)}
  WHERE ${table.subject} = ANY($2::text[]) AND ${table.trail} = $1 ${table.where ? `AND ${table.where}` : ''}`

/** The trail and subject of every row of the table. */
export const rowSubjects = (table: RecordedTable): string =>
  `SELECT ${table.trail} AS trail, ${table.subject} AS subject FROM ${fromRows(table)} WHERE ${table.where ?? 'true'}`

/** Whether the ids of the table's subjects begin as they should. */
export const isSubjectOf = (table: RecordedTable, subject: string): boolean =>
  table.of.some((prefix) => subject.startsWith(prefix))

/** One row of the table that no entry of its trail covers, if there is one. */
export const unrecordedRow = (table: RecordedTable): string => `
  ${rowSubjects(table)} AND (
    NOT (${table.of.map((prefix) => `starts_with(${table.subject}, '${prefix}')`).join(' OR ')})
    OR NOT EXISTS (SELECT FROM audit_entry WHERE audit_entry.org_id = ${table.trail}
      AND audit_entry.subject = ${table.subject} AND audit_entry.state IS NOT NULL))
  ORDER BY 1, 2 LIMIT 1`
