import { recordedTables } from '../src/database/recorded-tables.ts'
import { type Column, isRecorded } from '../src/proof/audit/state/recorded-table.ts'
import { unrecordedTables } from '../src/proof/audit/state/unrecorded-tables.ts'

const plural = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** The tables of docs/operations/audit.md, one line each, as the code declares them. */
export function auditedTables(): { recorded: string[]; checked: string[]; meaningless: string[] } {
  const checked: [what: string, by: string][] = []
  const meaningless: [what: string, why: string][] = []
  const sortOut = (name: string, column: Column) => {
    if (isRecorded(column)) {
      if (typeof column === 'object') checked.push([name, 'status lists'])
    } else if ('checkedBy' in column) checked.push([name, column.checkedBy])
    else meaningless.push([name, column.unrecorded])
  }
  for (const { table, columns } of recordedTables)
    for (const [name, column] of Object.entries(columns)) sortOut(`${table}.${name}`, column)
  for (const [table, standing] of Object.entries(unrecordedTables)) {
    if ('unrecorded' in standing || 'checkedBy' in standing) sortOut(table, standing as Column)
    else for (const [name, column] of Object.entries(standing)) sortOut(`${table}.${name}`, column)
  }
  return {
    recorded: [...new Set(recordedTables.map(({ table, of }) => `| \`${table}\` | ${plural(of)} |`))],
    checked: linesBy(checked),
    meaningless: linesBy(meaningless),
  }
}

/** Columns with the same reason share a line. */
const linesBy = (entries: readonly [what: string, why: string][]): string[] =>
  [...Map.groupBy(entries, ([, why]) => why)].map(
    ([why, some]) => `| ${plural([...new Set(some.map(([what]) => what))])} | ${why} |`,
  )
