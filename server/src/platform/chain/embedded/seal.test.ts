import { sql } from 'kysely'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../db/database.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '../../db/testing.ts'
import type { ChainDb } from '../tables.ts'
import { someAddress } from '../testing/test-chain.ts'
import { appendBlock, transfer } from '../testing/transfers.ts'
import { type Engine, openEngine } from './engine.ts'
import { buildBlock } from './execute-block.ts'
import { sealBlock } from './seal.ts'
import { verifyChain } from './verify-chain.ts'

const rounds = 8
const account = privateKeyToAccount(generatePrivateKey())
let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db?.drop())

async function blockOnHead(engine: Engine, to: number) {
  const parent = await engine.blocks.head()
  const nonce = Number(parent.header.number)
  const transactions = [await transfer(engine, account, nonce, someAddress(to))]
  const { built } = await buildBlock(engine, parent, transactions, Number(parent.header.timestamp) + 1)
  return built!
}

test('processes that open an empty database together share one genesis', async () => {
  const engines = await Promise.all(Array.from({ length: 4 }, () => openEngine(db.kysely, account.address)))
  const hashes = await Promise.all(engines.map(async (engine) => (await engine.blocks.head()).hash()))
  expect(new Set(hashes.map((hash) => Buffer.from(hash).toString('hex'))).size).toBe(1)
})

test('a signer that the genesis did not fund is refused', async () => {
  const stranger = privateKeyToAccount(generatePrivateKey())
  await expect(openEngine(db.kysely, stranger.address)).rejects.toThrow('another signer key')
})

test('three writers without a lock append one block at a time, and the losers leave nothing behind', async () => {
  const engines = await Promise.all(Array.from({ length: 3 }, () => openEngine(db.kysely, account.address)))
  for (let round = 0; round < rounds; round++) {
    const blocks = await Promise.all(
      engines.map((engine, writer) => blockOnHead(engine, 10 * round + writer)),
    )
    const outcomes = await Promise.all(blocks.map((block) => sealBlock(db.kysely, block)))
    expect(outcomes.toSorted()).toEqual(['fenced', 'fenced', 'sealed'])
  }
  const { rows } = await sql<{ blocks: string; transactions: string }>`
    SELECT (SELECT count(*) FROM chain_block) AS blocks, (SELECT count(*) FROM chain_transaction) AS transactions`.execute(
    db.kysely,
  )
  expect(rows[0]).toEqual({ blocks: String(rounds + 1), transactions: String(rounds) })
  expect(await verifyChain(db.kysely)).toMatchObject({ ok: true })
})

test('a block whose seal was answered but not heard counts as sealed, and is not sealed twice', async () => {
  const engine = await openEngine(db.kysely, account.address)
  const before = await engine.blocks.headNumber()
  const block = await blockOnHead(engine, 1)
  const lossy = connectDatabase(db.url, silentLog)
  const outcome = await sealBlock(losingFirstReply(lossy.kysely), block)
  expect(outcome).toBe('sealed')
  expect(await engine.blocks.headNumber()).toBe(before + 1)
  expect(await sealBlock(db.kysely, block)).toBe('sealed')
  expect(await engine.blocks.headNumber()).toBe(before + 1)
  await lossy.close()
})

test('an invalid transaction is left out and the valid ones around it are in', async () => {
  const engine = await openEngine(db.kysely, account.address)
  const parent = await engine.blocks.head()
  const nonce = Number(parent.header.number)
  const numbers = [nonce, nonce + 7, nonce + 1, nonce]
  const transactions = await Promise.all(numbers.map((n, i) => transfer(engine, account, n, someAddress(i))))
  const { built, rejected } = await buildBlock(
    engine,
    parent,
    transactions,
    Number(parent.header.timestamp) + 1,
  )
  expect(built!.block.transactions.map((transaction) => Number(transaction.nonce))).toEqual([
    nonce,
    nonce + 1,
  ])
  expect(rejected.map(({ transaction }) => transaction)).toEqual([transactions[1], transactions[3]])
  expect(await sealBlock(db.kysely, built!)).toBe('sealed')
  expect(await verifyChain(db.kysely)).toMatchObject({ ok: true })
})

test('another process continues from the head that the first one left', async () => {
  const elsewhere = connectDatabase(db.url, silentLog)
  const engine = await openEngine(elsewhere.kysely, account.address)
  const nonce = (await engine.blocks.headNumber()) + 1
  expect(await appendBlock(engine, [await transfer(engine, account, nonce, someAddress(5))])).toBe('sealed')
  await elsewhere.close()
})

/** The same database, but the reply to the first append is lost after the server has committed it. */
function losingFirstReply(kysely: ChainDb): ChainDb {
  let hasLost = false
  return kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isSeal = result.rows.some((row) => 'moved' in row)
      if (!isSeal || hasLost) return result
      hasLost = true
      throw new Error('Connection terminated unexpectedly')
    },
  })
}
