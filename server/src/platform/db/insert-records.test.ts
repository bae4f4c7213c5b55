import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRecords } from './insert-records.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { withRetry } from './with-retry.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const document = (certificateId: string) => ({
  org_id: 'org_1',
  certificate_id: certificateId,
  credential_id: 'with "quotes", \\ and\nشهادة 🎓',
  document_hash: new Uint8Array(randomBytes(33).buffer, 0, 32),
  key_id: 'z6Mk',
  cid: 'bafkrei',
  wrapped_key: randomBytes(61),
  successor_key: null,
  sealed: null,
  paper: null,
  number_mac: null,
  number_key: null,
  stored_at: new Date('2026-11-20T09:30:00.123Z'),
})

const insert = (rows: readonly ReturnType<typeof document>[]) =>
  withRetry(database.kysely, (tx) => insertRecords(tx, 'certificate_document', rows))

test('bytes, times, nulls and any text come back as they went in', async () => {
  const row = document('exact')
  expect(await insert([row])).toBe(1)
  const found = await database.kysely
    .selectFrom('certificate_document')
    .selectAll()
    .where('certificate_id', '=', 'exact')
    .executeTakeFirstOrThrow()
  const asBuffer = (bytes: Uint8Array | null) => Buffer.from(bytes!)
  expect({
    ...found,
    document_hash: asBuffer(found.document_hash),
    wrapped_key: asBuffer(found.wrapped_key),
  }).toEqual({
    ...row,
    document_hash: asBuffer(row.document_hash),
  })
})

test('more rows than one statement takes all go in, and existing ones are left out', async () => {
  const rows = Array.from({ length: 2_345 }, (_, i) => document(`many-${i}`))
  expect(await insert(rows.slice(0, 100))).toBe(100)
  expect(await insert(rows)).toBe(2_245)
  expect(await insert([])).toBe(0)
})
