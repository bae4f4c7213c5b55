import { bytesToHex, hexToBytes, keccak256, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, silentLog, type TestDatabase } from '../../db/testing.ts'
import type { EmbeddedAccount } from '../chain.ts'
import { someAddress } from '../testing/test-chain.ts'
import { openEmbeddedChain } from './open-embedded-chain.ts'
import { verifyChain } from './verify-chain.ts'

const signerKey = generatePrivateKey()
const account = privateKeyToAccount(signerKey)
let db: TestDatabase
let chain: EmbeddedAccount

beforeAll(async () => {
  db = await createTestDatabase()
  chain = await openEmbeddedChain(db.kysely, { signerKey, log: silentLog })
})
afterAll(async () => {
  await chain?.close()
  await db?.drop()
})

async function signed(
  nonce: number,
  changes: { chainId?: number; gas?: bigint; fee?: bigint; value?: bigint } = {},
) {
  return account.signTransaction({
    type: 'eip1559',
    chainId: changes.chainId ?? chain.chainId,
    nonce,
    to: someAddress(nonce),
    value: changes.value ?? 1n,
    gas: changes.gas ?? 21_000n,
    maxFeePerGas: changes.fee ?? parseGwei('10'),
    maxPriorityFeePerGas: 0n,
  })
}

const send = (serializedTransaction: `0x${string}`) =>
  chain.client.sendRawTransaction({ serializedTransaction })
const mined = (hash: `0x${string}`) => chain.client.waitForTransactionReceipt({ hash })

test('a burst shares few blocks, at most one per second, whose times do not run ahead of the clock', async () => {
  const hashes: `0x${string}`[] = []
  for (let nonce = 0; nonce < 300; nonce++) hashes.push(await send(await signed(nonce)))
  for (const hash of hashes) expect(await mined(hash)).toMatchObject({ status: 'success' })
  const head = await chain.client.getBlock()
  const first = await chain.client.getBlock({ blockNumber: 1n })
  expect(head.timestamp - first.timestamp + 1n).toBeGreaterThanOrEqual(head.number)
  expect(Number(head.timestamp)).toBeLessThanOrEqual(Date.now() / 1_000 + 1)
  expect(await verifyChain(db.kysely)).toMatchObject({ ok: true })
})

test('nonces that arrive in the wrong order are mined in the right one', async () => {
  const later = await send(await signed(301))
  const earlier = await send(await signed(300))
  const [one, two] = await Promise.all([mined(earlier), mined(later)])
  expect([one.blockNumber, one.transactionIndex]).toEqual([two.blockNumber, two.transactionIndex - 1])
})

test('blocks are filled no further than the gas target, so the base fee never rises', async () => {
  const target = BigInt(chain.engine.settings.gasLimit) / 2n
  const fees: bigint[] = []
  const hashes = await Promise.all(
    [302, 303, 304, 305].map(async (nonce) => send(await signed(nonce, { gas: 16_000_000n }))),
  )
  const blocks = new Set((await Promise.all(hashes.map(mined))).map(({ blockNumber }) => blockNumber))
  expect(blocks.size).toBeGreaterThanOrEqual(2)
  for (let number = 0n; number <= (await chain.client.getBlockNumber()); number++) {
    const block = await chain.client.getBlock({ blockNumber: number })
    expect(block.gasUsed).toBeLessThanOrEqual(target)
    fees.push(block.baseFeePerGas!)
  }
  expect(fees).toEqual(fees.toSorted((a, b) => Number(b - a)))
})

test.each<[string, () => Promise<`0x${string}`>, string]>([
  ['a used nonce', () => signed(0), 'nonce too low'],
  ['another chain', () => signed(400, { chainId: 1 }), 'invalid chain id for signer'],
  ['too little gas', () => signed(400, { gas: 20_000n }), 'intrinsic gas too low'],
  [
    'more value than there is',
    () => signed(400, { value: 10n ** 40n }),
    'insufficient funds for gas * price + value',
  ],
  ['no transaction at all', async () => '0x02c0', 'could not be decoded'],
])('%s is refused in geth’s words', async (_name, raw, words) => {
  await expect(
    chain.client.request({ method: 'eth_sendRawTransaction', params: [await raw()] }),
  ).rejects.toMatchObject({
    details: expect.stringContaining(words),
  })
})

test('a waiting transaction is replaced by one that pays 10 % more, and by no cheaper one', async () => {
  await send(await signed(500))
  await expect(send(await signed(500))).rejects.toMatchObject({ details: 'already known' })
  const little = signed(500, { fee: parseGwei('10.5') })
  await expect(send(await little)).rejects.toMatchObject({ details: 'replacement transaction underpriced' })
  const enough = await signed(500, { fee: parseGwei('11') })
  expect(await send(enough)).toBe(bytesToHex(hexToBytes(keccak256(enough))))
})
