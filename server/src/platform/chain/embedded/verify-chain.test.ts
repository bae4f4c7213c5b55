import { sql } from 'kysely'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts'
import { someAddress } from '../testing/test-chain.ts'
import { appendBlock, transfer } from '../testing/transfers.ts'
import { openEngine } from './engine.ts'
import { verifyChain } from './verify-chain.ts'

const blocks = 6
let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
  const account = privateKeyToAccount(generatePrivateKey())
  const engine = await openEngine(db.kysely, account.address)
  for (let n = 0; n < blocks; n++) {
    const pair = [2 * n, 2 * n + 1].map((nonce) => transfer(engine, account, nonce, someAddress(nonce)))
    await appendBlock(engine, await Promise.all(pair))
  }
})
afterAll(() => db?.drop())

/** The verdict of verification after these statements, which are then rolled back. */
async function verdictAfter(...statements: string[]) {
  const tx = await db.kysely.startTransaction().execute()
  try {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    return await verifyChain(tx)
  } finally {
    await tx.rollback().execute()
  }
}

test('a chain that nobody touched replays to the same hashes', async () => {
  expect(await verifyChain(db.kysely)).toEqual({ ok: true, blocks: blocks + 1 })
})

const flip = (column: string) => `set_byte(${column}, 40, get_byte(${column}, 40) # 1)`
const tamperings: [string, string, number][] = [
  ['a changed block', `UPDATE chain_block SET rlp = ${flip('rlp')} WHERE number = 3`, 3],
  ['a changed hash', `UPDATE chain_block SET hash = decode(repeat('ab', 32), 'hex') WHERE number = 2`, 2],
  ['changed receipts', `UPDATE chain_block SET receipts = decode('c0', 'hex') WHERE number = 4`, 4],
  ['a deleted block', 'DELETE FROM chain_block WHERE number = 4', 4],
  ['a deleted last block', `DELETE FROM chain_block WHERE number = ${blocks}`, blocks],
  [
    'two blocks in each other’s place',
    `UPDATE chain_block SET number = CASE number WHEN 2 THEN -3 ELSE -2 END WHERE number IN (2, 3);
     UPDATE chain_block SET number = -number WHERE number < 0`,
    2,
  ],
  [
    'a head set back',
    'UPDATE chain_head SET number = 5, hash = (SELECT hash FROM chain_block WHERE number = 5)',
    6,
  ],
  ['a changed genesis', `UPDATE chain_genesis SET settings = jsonb_set(settings, '{timestamp}', '1')`, 0],
  [
    'a changed balance',
    `UPDATE chain_genesis SET settings = jsonb_set(settings, '{accounts,0,balance}', '"1000"')`,
    0,
  ],
  [
    'a transaction missing in the index',
    'DELETE FROM chain_transaction WHERE block_number = 5 AND position = 1',
    5,
  ],
  [
    'a transaction listed elsewhere',
    'UPDATE chain_transaction SET block_number = 6 WHERE block_number = 3',
    3,
  ],
  ['an invented log', String.raw`INSERT INTO chain_log VALUES (2, 0, '\x00', NULL, NULL, NULL, NULL)`, 2],
]

test.each(tamperings)('%s is found, with its number', async (_name, statement, block) => {
  const verdict = await verdictAfter(...statement.split(';'))
  expect(verdict).toMatchObject({ ok: false, reason: expect.any(String) })
  expect(verdict).toHaveProperty('block', verdict.ok ? undefined : block)
})

test('a changed trie node is found, at a block that made it', async () => {
  const verdict = await verdictAfter(
    `UPDATE chain_node SET value = set_byte(value, 5, get_byte(value, 5) # 1)
     WHERE hash = (SELECT hash FROM chain_node WHERE length(hash) = 32 ORDER BY hash LIMIT 1)`,
  )
  expect(verdict).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/Trie node [0-9a-f]{64} was changed/),
  })
})
