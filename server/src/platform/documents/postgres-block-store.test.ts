import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { type BlockStore, blockOf } from './block-store.ts'
import { documentSchema } from './first-schema.ts'
import { openBlockStore } from './open-block-store.ts'
import type { DocumentTables } from './tables.ts'

const blocks = Array.from({ length: 1_200 }, (_, index) => blockOf(Buffer.from(`sealed document ${index}`)))
const [first, second] = blocks as [(typeof blocks)[0], (typeof blocks)[0]]

let database: TestDatabase
let db: Kysely<DocumentTables>
let store: BlockStore
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  await documentSchema.up(database.kysely)
  db = database.kysely.withTables<Pick<DocumentTables, 'block'>>()
  store = openBlockStore({}, db)
})
afterAll(() => database.drop())

test('without settings, blocks are kept in our own database', async () => {
  await store.put(blocks)
  expect(Buffer.from((await store.get(first.cid))!)).toEqual(first.bytes)
  expect(await store.get(blockOf(Buffer.from('never put')).cid)).toBeUndefined()
})

test('many blocks come back at once, without the missing ones', async () => {
  await store.put(blocks)
  const found = await store.getMany([
    ...blocks.map((block) => block.cid),
    blockOf(Buffer.from('never put')).cid,
  ])
  expect(found.size).toBe(blocks.length)
  expect(Buffer.from(found.get(second.cid)!)).toEqual(second.bytes)
})

test('putting and deleting may be repeated', async () => {
  await store.put([second, first, second])
  await store.put([])
  await store.delete([first.cid])
  await store.delete([first.cid])
  await store.delete([])
  expect(await store.get(first.cid)).toBeUndefined()
  expect(await store.get(second.cid)).toBeDefined()
})

test('many writers of the same blocks, in any order, all succeed', async () => {
  const shared = Array.from({ length: 400 }, (_, index) => blockOf(Buffer.from(`shared ${index}`)))
  const shuffled = (seed: number) =>
    shared.toSorted((a, b) => (a.cid.charCodeAt(seed) < b.cid.charCodeAt(seed) ? -1 : 1))
  await Promise.all(Array.from({ length: 8 }, (_, writer) => store.put(shuffled(20 + writer))))
  expect(await store.get(shared[399]!.cid)).toBeDefined()
})

test('a row that was tampered with is refused', async () => {
  await db
    .updateTable('block')
    .set({ bytes: Buffer.from('forged') })
    .where('cid', '=', second.cid)
    .execute()
  await expect(store.get(second.cid)).rejects.toThrow(/other bytes/)
  await expect(store.getMany([first.cid, second.cid])).rejects.toThrow(/other bytes/)
})
