import { encodeRecord, recordedNumber } from '@credenza/registry'
import { sql } from 'kysely'
import { parseTransaction } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withRetry } from '../../db/with-retry.ts'
import { openTestChain, someAddress, someRoot, startSigner, type TestChain } from '../testing/test-chain.ts'
import { enqueueTransaction, transactionByKey, transactionHashes, transactionsByKey } from './queue.ts'

const transfer = (n: number) => ({ to: someAddress(n), data: '0x' as const })

describe('the signer queue on the embedded chain', () => {
  let setup: TestChain
  beforeAll(async () => {
    setup = await openTestChain('embedded')
  })
  afterAll(() => setup?.close())

  test('a key is sent once, however often it is enqueued', async () => {
    const { db, chain } = setup
    const before = await chain.client.getTransactionCount({ address: chain.signer })
    const wanted = { key: 'once', ...transfer(1) }
    await Promise.all(
      Array.from({ length: 5 }, () => withRetry(db.kysely, (tx) => enqueueTransaction(tx, wanted))),
    )
    expect((await setup.settled('once')).status).toBe('final')
    await enqueueTransaction(db.kysely, wanted)
    await enqueueTransaction(db.kysely, { key: 'after', ...transfer(1) })
    await setup.settled('after')
    expect(await chain.client.getTransactionCount({ address: chain.signer })).toBe(before + 2)
  })

  test('a key cannot be used for something else', async () => {
    const { db } = setup
    await enqueueTransaction(db.kysely, { key: 'taken', ...transfer(1) })
    await expect(enqueueTransaction(db.kysely, { key: 'taken', ...transfer(2) })).rejects.toThrow(
      'another key',
    )
  })

  test('what is rolled back was never enqueued', async () => {
    const { db } = setup
    const undone = withRetry(db.kysely, async (tx) => {
      await enqueueTransaction(tx, { key: 'undone', ...transfer(1) })
      throw new Error('change of mind')
    })
    await expect(undone).rejects.toThrow('change of mind')
    expect(await transactionByKey(db.kysely, 'undone')).toBeNull()
  })

  test('many at once get nonces without a gap and share blocks', async () => {
    const { db, chain } = setup
    const keys = Array.from({ length: 60 }, (_, n) => `many ${n}`)
    await withRetry(db.kysely, async (tx) => {
      for (const [n, key] of keys.entries())
        await enqueueTransaction(tx, { key, ...transfer(n), gas: 30_000n })
    })
    const states = await Promise.all(keys.map((key) => setup.settled(key)))
    expect(states.every(({ status }) => status === 'final')).toBe(true)
    expect(new Set(states.map(({ blockNumber }) => blockNumber)).size).toBeLessThan(10)
    const { rows } = await sql<{ count: string; lowest: string; highest: string }>`
      SELECT count(*), min(nonce) AS lowest, max(nonce) AS highest FROM chain_tx WHERE signer IS NOT NULL`.execute(
      db.kysely,
    )
    expect(Number(rows[0]!.highest) - Number(rows[0]!.lowest) + 1).toBe(Number(rows[0]!.count))
    expect(Number(rows[0]!.highest) + 1).toBe(
      await chain.client.getTransactionCount({ address: chain.signer }),
    )
  })

  test('many keys are looked up at once, and only mined ones have a hash to show', async () => {
    const { db } = setup
    const states = await transactionsByKey(db.kysely, ['once', 'many 3', 'never'])
    expect([...states.keys()].sort()).toEqual(['many 3', 'once'])
    const hashes = await transactionHashes(db.kysely, ['once', 'never'])
    expect(hashes).toEqual(new Map([['once', states.get('once')!.hash]]))
  })

  test('a call to an address without code fails, since on the chain it would seem to succeed', async () => {
    await enqueueTransaction(setup.db.kysely, {
      key: 'void',
      to: someAddress(1),
      data: '0x1234',
      gas: 50_000n,
    })
    expect(await setup.settled('void')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('no contract'),
    })
  })

  test('a call that depends on one still in flight waits for it instead of failing', async () => {
    const { db, chain } = setup
    const record = encodeRecord({ size: 2, root: someRoot(1) }, { size: 1, root: someRoot(2) })
    const again = encodeRecord({ size: 3, root: someRoot(3) }, { size: 1, root: someRoot(2) })
    await withRetry(db.kysely, async (tx) => {
      await enqueueTransaction(tx, { key: 'record a', to: chain.registry, data: record, gas: 200_000n })
      await enqueueTransaction(tx, { key: 'record b', to: chain.registry, data: again })
    })
    const state = await setup.settled('record b')
    const receipt = await chain.client.getTransactionReceipt({ hash: state.hash! })
    expect(recordedNumber(receipt.logs, chain.registry)).toBe(2)
  })
})

describe('the signer queue on an external chain', () => {
  let setup: TestChain
  beforeAll(async () => {
    setup = await openTestChain('anvil', { confirmations: 3, anvilArgs: ['--block-time', '1'] })
    await setup.anvil!.request('evm_setIntervalMining', [0])
  })
  afterAll(() => setup?.close())

  const mine = (blocks = 1) => setup.anvil!.request('anvil_mine', [`0x${blocks.toString(16)}`])

  async function sent(key: string, n: number, signer: ReturnType<typeof startSigner>) {
    const isSent = signer.changed((change) => change.key === key && change.status === 'sent')
    await enqueueTransaction(setup.db.kysely, { key, ...transfer(n) })
    await isSent
  }

  test('a reorganisation takes a mined transaction back, and it becomes final in its new block', async () => {
    await setup.stopSigner()
    const { db, chain } = setup
    const signer = startSigner(db, chain)
    await sent('reorganised', 1, signer)
    const isMined = signer.changed(({ key, status }) => key === 'reorganised' && status === 'mined')
    const snapshot = await setup.anvil!.request('evm_snapshot')
    await mine()
    await isMined
    const first = await transactionByKey(db.kysely, 'reorganised')
    expect(first).toMatchObject({ status: 'mined' })

    const isBack = signer.changed(({ key, status }) => key === 'reorganised' && status === 'sent')
    await setup.anvil!.request('evm_revert', [snapshot])
    await setup.anvil!.request('anvil_dropAllTransactions')
    await isBack
    expect(await transactionHashes(db.kysely, ['reorganised'])).toEqual(new Map())

    const isMinedAgain = signer.changed(({ key, status }) => key === 'reorganised' && status === 'mined')
    await mine(2)
    await isMinedAgain
    await mine(3)
    const last = await signer.settled('reorganised')
    expect(last).toMatchObject({ status: 'final', hash: first!.hash })
    const receipt = await chain.client.getTransactionReceipt({ hash: last.hash! })
    expect(receipt.blockNumber).toBe(BigInt(last.blockNumber!))
    await signer.stop()
  })

  test('a transaction that no block takes is sent again with higher fees, and either of its hashes may be mined', async () => {
    const { db, chain } = setup
    const signer = startSigner(db, chain, { patienceMs: 0 })
    const key = 'stuck'
    await sent(key, 2, signer)
    await expect.poll(async () => (await hashesOf(key)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
    const fees = await feesOf(key)
    for (const [i, fee] of fees.slice(1).entries()) {
      expect(fee.max * 8n).toBeGreaterThanOrEqual(fees[i]!.max * 9n)
      expect(fee.tip * 8n).toBeGreaterThanOrEqual(fees[i]!.tip * 9n)
    }
    await mine()
    await mine(3)
    const state = await signer.settled(key)
    expect(state.status).toBe('final')
    expect(await hashesOf(key)).toContain(state.hash)
    await signer.stop()
  })

  test('a new leader sends again what its predecessor had committed but not sent', async () => {
    const { db, chain } = setup
    const deaf = {
      ...chain,
      client: { ...chain.client, request: neverSends(chain.client.request) } as typeof chain.client,
    }
    const first = startSigner(db, deaf)
    await sent('left behind', 3, first)
    await first.stop()
    await mine()
    expect(await chain.client.getTransactionCount({ address: chain.signer })).toBe(
      await nonceOf('left behind'),
    )

    const second = startSigner(db, chain)
    await expect
      .poll(async () => chain.client.getTransactionCount({ address: chain.signer, blockTag: 'pending' }))
      .toBe((await nonceOf('left behind')) + 1)
    await mine(4)
    expect((await second.settled('left behind')).status).toBe('final')
    await second.stop()
  })

  const row = (key: string) =>
    setup.db.kysely.selectFrom('chain_tx').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  const hashesOf = async (key: string) => (await row(key)).hashes.map((hash) => `0x${hash.toString('hex')}`)
  const nonceOf = async (key: string) => Number((await row(key)).nonce)
  const feesOf = async (key: string) =>
    (await row(key)).raws.map((raw) => {
      const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(`0x${raw.toString('hex')}`)
      return { max: maxFeePerGas, tip: maxPriorityFeePerGas }
    })
})

/** A transport that loses broadcasts. */
function neverSends<T extends (request: never) => Promise<unknown>>(request: T): T {
  return (async (args: { method: string }) =>
    args.method === 'eth_sendRawTransaction' ? undefined : request(args as never)) as unknown as T
}
