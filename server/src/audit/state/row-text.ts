import { type Column, type Form, isRecorded, type RecordedTable } from './recorded-table.ts'

/**
 * A column as what reads the same under every setting of a session: times as their 64 bits, bytes as hex, nothing in the
 * writing of a locale.
 */
function writtenAs(column: string, form: Form): string {
  const value = `t."${column}"`
  switch (form) {
    case 'time':
      return `encode(timestamptz_send(${value}), 'hex')`
    case 'bytes':
      return `encode(${value}, 'hex')`
    case 'long':
      return `encode(sha256(convert_to(${value}, 'UTF8')), 'hex')`
    case 'blob':
      return `encode(sha256(${value}), 'hex')`
    default:
      return value
  }
}

function columnOf([name, column]: [string, Column]): string[] {
  if (!isRecorded(column) || column === 'key') return []
  const { form, when } = typeof column === 'string' ? { form: column, when: undefined } : column
  const value = writtenAs(name, form)
  return [when ? `CASE WHEN ${when} THEN ${value} END` : value]
}

/**
 * A row as Postgres writes records: in the order of the declaration, with quotes where a value could be taken for two, and
 * nulls apart from empty texts. Nulls at the end are cut off, so that a column declared last later on changes nothing about
 * the rows from before. One function of the database for a whole row, since each certificate's is written several times.
 */
const rowText = ({ columns }: RecordedTable): string =>
  `rtrim(ROW(${Object.entries(columns).flatMap(columnOf).join(', ')})::text, ',)')`

const fromRows = ({ table, join }: RecordedTable): string => `"${table}" AS t ${join ?? ''}`

/** The table's rows of the subject `wanted.id` of the trail `$trail` as one text, null without a row. */
export const rowsText = (table: RecordedTable, trail: string): string => `
  (SELECT E'\\n\\n${table.table}\\n' || string_agg(line, E'\\n' ORDER BY line COLLATE "C") FROM (
    SELECT ${rowText(table)} AS line FROM ${fromRows(table)}
    WHERE ${table.subject} = wanted.id AND ${table.trail} = ${trail}
    ${table.where ? `AND ${table.where}` : ''}) AS lines)`

/** One row of the table about which no entry of its trail says anything, if there is one. */
export const unrecordedRow = (table: RecordedTable): string => `
  SELECT ${table.trail} AS trail, ${table.subject} AS subject FROM ${fromRows(table)}
  WHERE ${table.where ?? 'true'} AND (
    NOT (${table.of.map((prefix) => `starts_with(${table.subject}, '${prefix}')`).join(' OR ')})
    OR NOT EXISTS (SELECT FROM audit_entry WHERE audit_entry.org_id = ${table.trail}
      AND audit_entry.subject = ${table.subject} AND audit_entry.state IS NOT NULL))
  ORDER BY 1, 2 LIMIT 1`
