import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface AccessTable {
  parties: string[]
  rows: { route: string; expected: string[] }[]
}

/** The tables of docs/access.md: for sessions, for the people of an organisation, and for API keys. */
export function readAccessTables(): Record<'sessions' | 'members' | 'apiKeys', AccessTable> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8')
  const [sessions = '', members = '', apiKeys = ''] = page.split(
    /\n## (?:Roles in an organisation|API keys)\n/,
  )
  return { sessions: tableIn(sessions), members: tableIn(members), apiKeys: tableIn(apiKeys) }
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
