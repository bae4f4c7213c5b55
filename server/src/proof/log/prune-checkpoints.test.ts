import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { pruneCheckpoints } from './prune-checkpoints.ts'

let database: TestDatabase
const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

beforeAll(async () => {
  database = await createTestDatabase()
  const { kysely } = database
  for (const log of ['certificates', 'statements']) {
    for (const [size, hours] of Object.entries({ 10: 300, 20: 60, 30: 50, 40: 40, 50: 2, 60: 1 })) {
      await sql`INSERT INTO log_checkpoint (log, size, root, note, created_at)
        VALUES (${log}, ${size}, '', ${`${log} ${size}`}, ${hoursAgo(hours)})`.execute(kysely)
      await sql`INSERT INTO log_cosignature (log, size, witness, line, at)
        VALUES (${log}, ${size}, 'w', 'line', ${hoursAgo(hours)})`.execute(kysely)
    }
  }
  // The chain records 30 of one log and 40 of the other.
  await sql`INSERT INTO anchor (certificates_size, statements_size, certificates_root, statements_root, transaction_key,
    created_at, state) VALUES (30, 40, '', '', 'a', ${now}, 'final')`.execute(kysely)
})
afterAll(() => database.drop())

const sizes = async (table: 'log_checkpoint' | 'log_cosignature', log: string) => {
  const { rows } = await sql<{ size: string }>`
    SELECT size FROM ${sql.table(table)} WHERE log = ${log} ORDER BY size`.execute(database.kysely)
  return rows.map(({ size }) => Number(size))
}

test('goes: a checkpoint of last week that no anchor records. Stay: anchored ones, those of today, and older ones', async () => {
  await pruneCheckpoints({ db: database.kysely, clock: () => now })
  for (const table of ['log_checkpoint', 'log_cosignature'] as const) {
    expect(await sizes(table, 'certificates')).toEqual([10, 30, 50, 60])
    expect(await sizes(table, 'statements')).toEqual([10, 40, 50, 60])
  }
})

test('the newest of a log stays however old it is, and a second run finds nothing', async () => {
  const later = new Date(now.getTime() + 5 * 24 * 3_600_000)
  for (let run = 0; run < 2; run++) {
    await pruneCheckpoints({ db: database.kysely, clock: () => later })
    expect(await sizes('log_checkpoint', 'certificates')).toEqual([10, 30, 60])
    expect(await sizes('log_checkpoint', 'statements')).toEqual([10, 40, 60])
  }
})
