import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { DatabaseUnavailable } from './unavailable.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('with a DATABASE_URL no server is started', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'credenza-'))
  const opened = await openDatabase({ databaseUrl: db.url, dataFolder, log: silentLog })
  await sql`SELECT 1`.execute(opened.kysely)
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(false)
  await opened.close()
  await rm(dataFolder, { recursive: true })
})

test('a connection that is terminated while in use fails its request and nothing else', async () => {
  const cut = sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db.kysely)
  await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
  await sql`SELECT 1`.execute(db.kysely)
})

test('a client that is held while its server goes away does not end the process', async () => {
  const client = await db.pool.connect()
  const broken = new Promise((resolve) => client.once('error', resolve))
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  await sql`SELECT pg_terminate_backend(${rows[0].pid})`.execute(db.kysely)
  await broken
  client.release(true)
  await sql`SELECT 1`.execute(db.kysely)
})

test('a server that is not there is reported as unavailable', async () => {
  const away = connectDatabase('postgres://nobody@127.0.0.1:1/none', silentLog)
  await expect(sql`SELECT 1`.execute(away.kysely)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await away.close()
})

test('int8 and date arrive as text', async () => {
  const { rows } = await sql`SELECT 9007199254740993::int8 AS big, '2026-03-01'::date AS day`.execute(
    db.kysely,
  )
  expect(rows).toEqual([{ big: '9007199254740993', day: '2026-03-01' }])
})

test('an error does not carry the row that caused it', async () => {
  await sql`CREATE TABLE person (email text PRIMARY KEY)`.execute(db.kysely)
  const add = () => sql`INSERT INTO person VALUES (${'secret@example.com'})`.execute(db.kysely)
  await add()
  const error = await add().catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: '23505', constraint: 'person_pkey' })
  expect(JSON.stringify(error)).not.toContain('secret@example.com')
})

test('hot statements are prepared once per connection, and survive a change of their table', async () => {
  await sql`CREATE TABLE plan (id int, a int)`.execute(db.kysely)
  await sql`INSERT INTO plan VALUES (1, 2)`.execute(db.kysely)
  const read = () => sql`SELECT * FROM plan WHERE id = ${1}`.execute(db.kysely)
  for (let i = 0; i < 8; i++) await read()
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(
    db.kysely,
  )
  expect(rows.map((row) => row.statement)).toContain('SELECT * FROM plan WHERE id = $1')
  await sql`ALTER TABLE plan ADD b int`.execute(db.kysely)
  expect((await read()).rows).toEqual([{ id: 1, a: 2, b: null }])
})
