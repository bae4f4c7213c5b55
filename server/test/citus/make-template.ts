import { distribute } from '../../src/database/distribution/distribute.ts'
import { connectDatabase } from '../../src/platform/db/database.ts'
import { closeDatabase, silentLog, withDatabase } from '../../src/platform/db/testing.ts'

/** Distributes the migrated database `name`, and closes it on every node, so that tests can copy it. */
export async function makeTemplate(url: string, workers: readonly string[], name: string): Promise<void> {
  const db = connectDatabase(withDatabase(url, name), silentLog)
  for await (const _ of distribute(db));
  await db.close()
  await closeDatabase([url, ...workers], name)
}
