import type pg from 'pg'
import { coordinatorTables } from '../../src/database/distribution/where-tables-lie.ts'

const changeOnWorker = /\b(?:COPY|INSERT INTO|UPDATE|DELETE FROM) public\.(\w+)_\d+ /
const change = /\b(?:insert into|update|delete from) "?(\w+)"?/gi

/**
 * Adds the tables that a transaction of the client changed on a worker without preparing the commit there, although it
 * changed something elsewhere as well: a worker lost at that moment loses only its part. The coordinator's notices say what it
 * sends to workers; the result is to be told the statements that the client runs.
 */
export function watchCommits(client: pg.Client, unprepared: Set<string>): (statement: string) => void {
  let isOpen = false
  const changed = new Map<string, Set<string>>()
  const note = (table: string, connection: string) => {
    const node = coordinatorTables.includes(table) ? 'coordinator' : connection
    changed.set(node, (changed.get(node) ?? new Set()).add(table))
  }
  client.on('notice', ({ message = '', detail = '' }) => {
    const [, command = ''] = /^issuing (.*)/s.exec(message) ?? []
    const [, connection = ''] = /connectionId: (\d+)/.exec(detail) ?? []
    const [, table] = changeOnWorker.exec(command) ?? []
    if (table) note(table, connection)
    if (command === 'COMMIT' && changed.size > 1)
      for (const name of changed.get(connection) ?? []) unprepared.add(name)
  })
  return (statement) => {
    if (!isOpen) changed.clear()
    if (/^(?:begin|start transaction)/i.test(statement)) isOpen = true
    if (/^(?:commit|rollback)$/i.test(statement)) isOpen = false
    for (const [, table] of statement.matchAll(change))
      if (coordinatorTables.includes(table!)) note(table!, 'coordinator')
  }
}
