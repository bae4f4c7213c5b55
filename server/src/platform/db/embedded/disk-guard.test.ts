// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type OpenDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import { runOn } from '../testing.ts'
import { WritesRefused } from '../unavailable.ts'
import { guardDisk } from './disk-guard.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
let server: EmbeddedPostgres
let db: OpenDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-'))
  server = await startEmbeddedPostgres({ dataFolder: join(folder, 'p'), log: silentLog, durable: false })
  db = connectDatabase(server.url, silentLog)
  await sql`CREATE TABLE kept (n int)`.execute(db.kysely)
})
afterAll(async () => {
  await db.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

const mebibytes = (count: number) => count * 2 ** 20
const write = () => sql`INSERT INTO kept VALUES (7)`.execute(db.kysely)
const read = async () => (await sql<{ n: number }>`SELECT n FROM kept`.execute(db.kysely)).rows.length

/** Waits, because a new setting reaches a session between two of its statements, a moment later. */
async function until(state: 'writable' | 'read-only'): Promise<void> {
  while (
    (await sql<{ on: string }>`SELECT current_setting('transaction_read_only') AS on`.execute(db.kysely))
      .rows[0]!.on !== (state === 'writable' ? 'off' : 'on')
  );
}

test('before the disk is full writing ends, reading goes on, and room brings writing back by itself', async () => {
  let free = mebibytes(1000)
  const told: boolean[] = []
  const look = guardDisk(
    async () => free,
    (statement) => runOn(server.url, statement),
    (isOpen) => told.push(isOpen),
  )
  await look()
  await write()
  expect(told).toEqual([])

  free = mebibytes(200)
  await look()
  await until('read-only')
  await expect(write()).rejects.toBeInstanceOf(WritesRefused)
  expect(await read()).toBe(1)

  // A little free space is not enough: otherwise it would switch back and forth all the time.
  free = mebibytes(300)
  await look()
  await expect(write()).rejects.toBeInstanceOf(WritesRefused)

  free = mebibytes(400)
  await look()
  await until('writable')
  await write()
  expect(await read()).toBe(2)
  expect(told).toEqual([false, true])
})

test('a server started after a crash opens what the one before had closed', async () => {
  const run = (statement: string) => runOn(server.url, statement)
  await guardDisk(
    async () => 0,
    run,
    () => {},
  )()
  await until('read-only')
  await guardDisk(
    async () => mebibytes(1000),
    run,
    () => {},
  )()
  await until('writable')
  await write()
})
