import { TILE_BYTES } from '@credenza/credential/log'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { openKeptAnswers } from '../../platform/kept-answers.ts'
import { keptCheckpoint, keptTiles } from './kept-log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const put = (index: number, hashes: Buffer) =>
  sql`INSERT INTO log_tile (log, level, n, hashes) VALUES ('certificates', 0, ${index}, ${hashes})
    ON CONFLICT (log, level, n) DO UPDATE SET hashes = excluded.hashes`.execute(database.kysely)

test('a tile is asked for until it holds all that it does at that size, and then no more', async () => {
  const kept = { db: database.kysely, kept: openKeptAnswers() }
  const read = keptTiles(kept, 600)
  const full = Buffer.alloc(TILE_BYTES, 1)
  await put(0, full)
  await put(2, full.subarray(0, 87 * 32))
  expect(await read(0, 0)).toEqual(full)
  expect((await read(0, 1)).length).toBe(0)
  expect((await read(0, 2)).length).toBe(87 * 32)

  await put(1, full)
  await put(2, full.subarray(0, 90 * 32))
  await sql`DELETE FROM log_tile WHERE n = 0`.execute(database.kysely)
  expect(await read(0, 0)).toEqual(full)
  expect(await read(0, 1)).toEqual(full)
  expect((await read(0, 2)).length).toBe(90 * 32)

  await put(2, full.subarray(0, 91 * 32))
  expect((await read(0, 2)).length).toBe(90 * 32)
  expect((await keptTiles(kept, 603)(0, 2)).length).toBe(91 * 32)
})

test('a checkpoint is asked for until it is there', async () => {
  const read = () => keptCheckpoint(kept, 600)
  const kept = { db: database.kysely, kept: openKeptAnswers() }
  expect(await read()).toBeUndefined()
  await sql`INSERT INTO log_checkpoint (log, size, root, note, created_at)
    VALUES ('certificates', 600, '', 'note', now())`.execute(database.kysely)
  expect(await read()).toBe('note')
  await sql`DELETE FROM log_checkpoint`.execute(database.kysely)
  expect(await read()).toBe('note')
})
