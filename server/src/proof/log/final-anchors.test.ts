import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { openKeptAnswers } from '../../platform/kept-answers.ts'
import { firstAnchors } from './anchored.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Anchors of ten leaves each, numbered `from` to `to`; the first is number 1. */
const anchored = (from: number, to: number, state: 'sent' | 'mined' | 'final') =>
  sql`
  WITH made AS (
    INSERT INTO anchor (certificates_size, statements_size, certificates_root, statements_root, transaction_key,
      created_at, number, state)
    SELECT n * 10, n, '', '', 'anchor ' || n, now(), n, ${state} FROM generate_series(${from}::int, ${to}::int) AS n)
  INSERT INTO chain_tx (key, data, status, hashes, mined_hash, block_number, block_time, created_at)
  SELECT 'anchor ' || n, '', 'final', '{}', int4send(n), n, n, now() FROM generate_series(${from}::int, ${to}::int) AS n`.execute(
    database.kysely,
  )

const over = async (kept: ReturnType<typeof openKeptAnswers>, ...indexes: bigint[]) => {
  const found = await firstAnchors({ db: database.kysely, kept }, indexes)
  return indexes.map((index) => found.get(index)?.transactionKey)
}

test('final anchors are asked for once; newer, open and very old ones each time', async () => {
  const kept = openKeptAnswers()
  await anchored(1, 2_100, 'final')
  expect(await over(kept, 0n, 9n, 10n, 999n, 1_000n, 20_999n, 21_000n)).toEqual([
    'anchor 1',
    'anchor 1',
    'anchor 2',
    'anchor 100',
    'anchor 101',
    'anchor 2100',
    undefined,
  ])
  await anchored(2_101, 2_101, 'final')
  await anchored(2_102, 2_102, 'mined')
  await anchored(2_103, 2_103, 'sent')
  expect(await over(kept, 21_000n, 21_010n, 21_020n)).toEqual(['anchor 2101', 'anchor 2102', undefined])
  expect((await firstAnchors({ db: database.kysely, kept }, [20_000n])).get(20_000n)).toEqual({
    certificatesSize: 20_010n,
    transactionKey: 'anchor 2001',
    transaction: { status: 'final', hash: '0x000007d1', blockNumber: 2_001, blockTime: 2_001 },
    number: 2_001n,
    final: true,
  })
  await sql`DELETE FROM anchor`.execute(database.kysely)
  expect(await over(kept, 20_999n, 0n)).toEqual(['anchor 2100', undefined])
  expect(await over(openKeptAnswers(), 20_999n)).toEqual([undefined])
})
