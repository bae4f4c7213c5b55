import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from './database.ts'
import { LeaseLost } from './lease.ts'
import { silentLog } from './log.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const times = { leaseMs: 400, renewMs: 50, retryMs: 20 }

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase({ empty: true })
})
afterEach(() => db.drop())

const table = (name: string): Migration => ({
  up: async (kysely) =>
    void (await sql`CREATE TABLE ${sql.table(name)} (id int PRIMARY KEY)`.execute(kysely)),
})
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(db.kysely)
  return rows.map((row) => row.name).filter((name) => !name.startsWith('kysely_') && name !== 'lease')
}

test('six processes that migrate at once run each step once, and all find it done', async () => {
  let runs = 0
  const migrations: Record<string, Migration> = {
    '01_first': {
      up: async (kysely) => {
        runs++
        await table('first').up(kysely)
      },
    },
  }
  const processes = Array.from({ length: 6 }, () => connectDatabase(db.directUrl, silentLog))
  const ran = await Promise.all(processes.map((process) => migrate(process, migrations, { times })))
  await Promise.all(processes.map((process) => process.close()))
  expect(runs).toBe(1)
  expect(ran.flat()).toEqual(['01_first'])
  expect(await tables()).toEqual(['first'])
})

test('no other process enters while a migration runs longer than the lease', async () => {
  let inside = 0
  let most = 0
  const slow: Migration = {
    up: async (kysely) => {
      most = Math.max(most, ++inside)
      await sql`SELECT pg_sleep(1)`.execute(kysely)
      inside--
    },
  }
  const other = connectDatabase(db.directUrl, silentLog)
  const ran = await Promise.all([db, other].map((each) => migrate(each, { '01_slow': slow }, { times })))
  await other.close()
  expect(most).toBe(1)
  expect(ran.flat()).toEqual(['01_slow'])
})

test('a failing step leaves nothing half-applied, and the repaired migrations start over', async () => {
  const broken = {
    '01_first': table('first'),
    '02_second': { up: () => Promise.reject(new Error('broken')) },
  }
  await expect(migrate(db, broken, { times })).rejects.toThrow('broken')
  expect(await tables()).toEqual([])
  const repaired = { '01_first': table('first'), '02_second': table('second') }
  expect(await migrate(db, repaired, { times })).toEqual(['01_first', '02_second'])
})

test('a migrator whose connection dies half-way leaves the work to the next one', async () => {
  const dying: Migration = {
    up: async (kysely) => void (await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(kysely)),
  }
  await expect(migrate(db, { '01_first': table('first'), '02_second': dying }, { times })).rejects.toThrow()
  expect(await tables()).toEqual([])
  const whole = { '01_first': table('first'), '02_second': table('second') }
  expect(await migrate(db, whole, { times })).toEqual(['01_first', '02_second'])
})

test('a migrator that lost its lease commits nothing', async () => {
  const overtaken: Migration = {
    up: async () => void (await db.kysely.updateTable('lease').set({ holder: 'somebody else' }).execute()),
  }
  const losing = migrate(db, { '01_first': table('first'), '02_overtaken': overtaken }, { times })
  await expect(losing).rejects.toBeInstanceOf(LeaseLost)
  expect(await tables()).toEqual([])
})

test('a step that would come before those already run is refused, and nothing changes', async () => {
  await migrate(db, { '0002_second': table('second') }, { times })
  const late = { '0001_first': table('first'), '0002_second': table('second') }
  await expect(migrate(db, late, { times })).rejects.toThrow('alphabetically after')
  expect(await tables()).toEqual(['second'])
})

test('a process tolerates steps that are newer than its own, takes none, and misses none of its own', async () => {
  const older = { '0001_first': table('first') }
  const newer = { ...older, '0002_second': table('second'), '0003_third': table('third') }
  await migrate(db, newer, { times })
  expect(await migrate(db, older, { times })).toEqual([])
  expect(await tables()).toEqual(['first', 'second', 'third'])
  const gapped = { '0001_first': table('first'), '0003_third': table('third') }
  await expect(migrate(db, gapped, { times })).rejects.toThrow('0002_second is missing')
})

test('a deadlock with a process of the release before repeats the steps', async () => {
  await migrate(db, { '01_one': table('one'), '02_two': table('two') }, { times })
  const holdsTwo = Promise.withResolvers<void>()
  const isMigrating = Promise.withResolvers<void>()
  let runs = 0
  const older = db.kysely.transaction().execute(async (tx) => {
    // The migration finds the deadlock first, so that it is the one that is undone.
    await sql`SET LOCAL deadlock_timeout = '60s'`.execute(tx)
    await sql`INSERT INTO two VALUES (1)`.execute(tx)
    holdsTwo.resolve()
    await isMigrating.promise
    await sql`INSERT INTO one VALUES (1)`.execute(tx)
  })
  await holdsTwo.promise
  const widen: Migration = {
    up: async (kysely) => {
      runs++
      await sql`ALTER TABLE one ADD COLUMN more int`.execute(kysely)
      isMigrating.resolve()
      await sql`ALTER TABLE two ADD COLUMN more int`.execute(kysely)
    },
  }
  const all = { '01_one': table('one'), '02_two': table('two'), '03_widen': widen }
  expect(await migrate(db, all, { times: { ...times, leaseMs: 10_000 } })).toEqual(['03_widen'])
  await older
  expect(runs).toBe(2)
})
