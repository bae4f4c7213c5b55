import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface AccessTable {
  parties: string[]
  rows: { route: string; expected: string[] }[]
}

/** The tables of docs/access.md: for sessions, for the people of an organisation, of a department, and for API keys. */
export function readAccessTables(): Record<'sessions' | 'members' | 'departments' | 'apiKeys', AccessTable> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8')
  const [sessions = '', members = '', departments = '', apiKeys = ''] = page.split(
    /\n## (?:Roles in an organisation|Departments|API keys)\n/,
  )
  return {
    sessions: tableIn(sessions),
    members: tableIn(members),
    departments: tableIn(departments),
    apiKeys: tableIn(apiKeys),
  }
}

function tableIn(text: string): AccessTable {
  const [head, , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return {
    parties: head!.slice(1),
    rows: rows.map(([call = '', ...expected]) => ({ route: call.replaceAll('`', ''), expected })),
  }
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
