import { type Driver, Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import type { Db as BossDatabase } from 'pg-boss'
import type { Database } from '../db/tables.ts'
import type { WatchStatement } from '../db/watch-statements.ts'

/**
 * Runs `work` with a Kysely transaction on the one that pg-boss has opened for a handler. Its writes commit together with the
 * job's completion; pg-boss begins and ends the transaction.
 */
export async function inJobTransaction<T>(
  boss: BossDatabase,
  watch: WatchStatement,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  // Kysely's type also has pg's cursors and events, which we do not use.
  const client = {
    query: (sql: string, values: unknown[]) => watch(sql, () => boss.executeSql(sql, values)),
    release: () => {},
  } as unknown as PostgresPoolClient
  const pool = { options: {}, connect: async () => client, end: async () => {} }
  const kysely = new Kysely<Database>({ dialect: new BorrowedTransactionDialect({ pool }) })
  return await kysely.transaction().execute(work)
}

class BorrowedTransactionDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async () => {}
    driver.commitTransaction = async () => {}
    driver.rollbackTransaction = async () => {}
    return driver
  }
}
