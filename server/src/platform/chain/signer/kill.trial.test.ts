import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { certificateRegistryAbi, EMPTY_LOG_ROOT, encodeDeliver, encodeRecord } from '@credenza/registry'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../db/database.ts'
import { silentLog } from '../../db/testing.ts'
import { withRetry } from '../../db/with-retry.ts'
import { openTestChain, someAddress, someRoot, type TestChain } from '../testing/test-chain.ts'
import { enqueueTransaction } from './queue.ts'

const jobs = 400
const clients = 4
const workers = 3
const kills = 20
const script = fileURLToPath(new URL('../testing/signer-worker.ts', import.meta.url))

let setup: TestChain
beforeAll(async () => {
  setup = await openTestChain('anvil', { confirmations: 3, anvilArgs: ['--block-time', '1'] })
  await enqueueTransaction(setup.db.kysely, {
    key: 'record',
    to: setup.chain.registry,
    data: encodeRecord({ size: jobs, root: someRoot(1) }, { size: 0, root: EMPTY_LOG_ROOT }),
  })
  await setup.settled('record')
  await setup.stopSigner()
}, 120_000)
afterAll(() => setup?.close())

test(`${jobs} deliveries survive ${kills} kills, 3 reorganisations and a fee jump: each is final, once`, async () => {
  const { db, chain, anvil, options } = setup
  const running: ChildProcess[] = []
  const start = () => {
    const child = spawn(process.execPath, [script, db.url, options.rpcUrl!, options.signerKey], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(child)
    return child
  }
  let reconfirmed = 0
  try {
    const first = Array.from({ length: workers }, start)
    await Promise.all(first.map((child) => once(child.stdout!, 'data')))
    const enqueueing = enqueueAll(db.url, chain.registry)
    for (let kill = 0; kill < kills; kill++) {
      await pause(500 + Math.random() * 500)
      const victim = running.splice(kill % running.length, 1)[0]!
      const ended = once(victim, 'exit')
      victim.kill('SIGKILL')
      await ended
      // Its lease would run out in 30 seconds; the trial cannot wait that long.
      await sql`UPDATE lease SET until = now() WHERE name = 'chain-signer'`.execute(db.kysely)
      start()
      if (kill % 6 === 5) {
        reconfirmed += await countMined()
        await anvil!.request('anvil_reorg', [2, []])
      }
      if (kill === 9) await anvil!.request('anvil_setNextBlockBaseFeePerGas', ['0xdf8475800'])
    }
    await enqueueing
    await expect.poll(countFinal, { timeout: 120_000, interval: 500 }).toBe(jobs)
  } finally {
    for (const child of running) child.kill('SIGKILL')
  }

  const rows = await db.kysely.selectFrom('chain_tx').selectAll().where('key', 'like', 'deliver%').execute()
  for (const row of rows) {
    const receipt = await chain.client.getTransactionReceipt({ hash: `0x${row.mined_hash!.toString('hex')}` })
    expect(receipt.blockHash).toBe(`0x${row.block_hash!.toString('hex')}`)
    expect(receipt.status).toBe('success')
  }
  const nonces = rows.map((row) => Number(row.nonce)).sort((a, b) => a - b)
  expect(nonces).toEqual(Array.from({ length: jobs }, (_, i) => nonces[0]! + i))
  const events = await chain.client.getContractEvents({
    address: chain.registry,
    abi: certificateRegistryAbi,
    eventName: 'Transfer',
    fromBlock: 0n,
  })
  expect(events).toHaveLength(jobs)
  const bumps = rows.reduce((sum, row) => sum + row.hashes.length - 1, 0)
  process.stdout.write(`${bumps} bumps, ${reconfirmed} rows were mined when a reorganisation came\n`)
}, 300_000)

/** Four clients, each enqueuing every key twice. */
async function enqueueAll(url: string, registry: `0x${string}`): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const own = connectDatabase(url, silentLog)
      for (let n = client; n < jobs + client; n += clients / 2) {
        const index = n % jobs
        await withRetry(own.kysely, (tx) =>
          enqueueTransaction(tx, {
            key: `deliver ${index}`,
            to: registry,
            data: encodeDeliver(index, someAddress(index + 1)),
            gas: 150_000n,
          }),
        )
        await pause(20)
      }
      await own.close()
    }),
  )
}

async function countFinal(): Promise<number> {
  return countOf('final')
}

async function countMined(): Promise<number> {
  return countOf('mined')
}

async function countOf(status: 'final' | 'mined'): Promise<number> {
  const row = await setup.db.kysely
    .selectFrom('chain_tx')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('key', 'like', 'deliver%')
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
