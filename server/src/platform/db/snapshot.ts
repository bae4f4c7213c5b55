import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Reads everything as it was at one instant, whatever is written meanwhile. Within a transaction it reads that one's own
 * view, changes included.
 */
export function inSnapshot<T>(
  db: Kysely<Database>,
  read: (snapshot: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return read(db as Transaction<Database>)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
