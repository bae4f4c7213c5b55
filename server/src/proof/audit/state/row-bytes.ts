import { type Column, isRecorded, type RecordedTable } from './recorded-table.ts'

function columnOf([name, column]: [string, Column]): string[] {
  if (!isRecorded(column) || column === 'key') return []
  const { form, when } = typeof column === 'string' ? { form: column, when: undefined } : column
  const value = form === 'blob' ? `sha256(t."${name}")` : `t."${name}"`
  return [when ? `CASE WHEN ${when} THEN ${value} END` : value]
}

/**
 * A row in Postgres's binary form: each value after its type and length, in the declared order, whatever the session settings.
 * The text form costs three times as much, and each certificate's row is written several times.
 */
const rowBytes = ({ columns }: RecordedTable): string =>
  `record_send(ROW(${Object.entries(columns).flatMap(columnOf).join(', ')}))`

const fromRows = ({ table, join }: RecordedTable): string => `"${table}" AS t ${join ?? ''}`

/**
 * Query for the table's rows about the subjects $2 of the trail $1: the id, and the table's name followed by the row's bytes.
 */
export const rowsBytes = (table: RecordedTable): string => `
  SELECT ${table.subject} AS id, convert_to('${table.table}', 'UTF8') || ${rowBytes(table)} AS line
  FROM ${fromRows(table)}
  WHERE ${table.subject} = ANY($2::text[]) AND ${table.trail} = $1 ${table.where ? `AND ${table.where}` : ''}`

/** Query for the trail and subject of every row of the table. */
export const rowSubjects = (table: RecordedTable): string =>
  `SELECT ${table.trail} AS trail, ${table.subject} AS subject FROM ${fromRows(table)} WHERE ${table.where ?? 'true'}`

/** Whether an id has one of the table's prefixes. */
export const isSubjectOf = (table: RecordedTable, subject: string): boolean =>
  table.of.some((prefix) => subject.startsWith(prefix))

/** Query for the first row of the table that no entry of its trail covers. */
export const unrecordedRow = (table: RecordedTable): string => `
  ${rowSubjects(table)} AND (
    NOT (${table.of.map((prefix) => `starts_with(${table.subject}, '${prefix}')`).join(' OR ')})
    OR NOT EXISTS (SELECT FROM audit_entry WHERE audit_entry.org_id = ${table.trail}
      AND audit_entry.subject = ${table.subject} AND audit_entry.state IS NOT NULL))
  ORDER BY 1, 2 LIMIT 1`
