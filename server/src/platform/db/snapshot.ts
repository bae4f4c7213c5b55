import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Reads everything as of one instant, whatever is written in the meantime. Within a transaction it uses that transaction's own
 * view, including its changes.
 */
export function inSnapshot<T>(
  db: Kysely<Database>,
  read: (snapshot: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return read(db as Transaction<Database>)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
