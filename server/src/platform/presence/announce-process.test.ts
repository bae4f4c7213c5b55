import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { silentLog } from '../db/log.ts'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { announceProcess } from './announce-process.ts'
import { purgeProcesses } from './purge-processes.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const about = { release: '1.2.3', migration: '0056_server_process', roles: ['jobs'], master_keys: ['one'] }
const rows = () => db.kysely.selectFrom('server_process').selectAll().execute()

test('a process is seen while it runs and, once forgotten, again; when it ends it says so', async () => {
  const process = connectDatabase(db.url, silentLog)
  const sayEnded = await announceProcess(process, () => about)
  expect(await rows()).toEqual([expect.objectContaining({ ...about, ended_at: null })])
  await sql`UPDATE server_process SET seen_at = now() - interval '2 years'`.execute(db.kysely)
  await purgeProcesses({ db: db.kysely })
  expect(await rows()).toEqual([])
  while ((await rows()).length === 0);
  await sayEnded()
  expect(await rows()).toEqual([expect.objectContaining({ ...about, ended_at: expect.any(Date) })])
  await process.close()
})
