import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../db/log.ts'
import { faultOf } from '../../fault-of.ts'
import type { Engine } from './engine.ts'
import { buildBlock } from './execute-block.ts'
import { admit, forget, type Pool, takeNext } from './pool.ts'
import { sealBlock } from './seal.ts'

/** Turns submitted transactions into blocks, on demand. */
export interface Miner {
  /** Takes a raw signed transaction and returns its hash at once. The block follows within about a second. */
  submit(raw: Uint8Array): Promise<Uint8Array>
  /** Waits for a block that is being sealed. Drops waiting transactions, which the signer queue still has. */
  close(): Promise<void>
}

/**
 * Makes at most one block per second, and none without transactions: a block must be later than its parent, so sealing faster
 * would push the chain's clock ahead of real time. What arrives in the meantime shares the next block.
 */
export function startMiner(engine: Engine, log: Log): Miner {
  const pool: Pool = new Map()
  const closing = new AbortController()
  let running: Promise<void> | undefined
  let arrived = false

  async function run(): Promise<void> {
    // There must be no await between the last look at `arrived` and the end of `running`.
    while (!closing.signal.aborted) {
      arrived = false
      const progressed = pool.size > 0 && (await mineCarefully())
      if (!progressed && !arrived) break
    }
    running = undefined
  }

  async function mineCarefully(): Promise<boolean> {
    try {
      return await mineOne(engine, pool, closing.signal, log)
    } catch (error) {
      if (closing.signal.aborted) return false
      log.warn({ fault: faultOf(error) }, 'Sealing a block failed; trying again in a second.')
      await delay(1_000, undefined, { signal: closing.signal }).catch(() => {})
      return true
    }
  }

  return {
    submit: async (raw) => {
      const transaction = await admit(engine, pool, raw)
      arrived = true
      running ??= run()
      return transaction.hash()
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** False if nothing in the pool can go into a block now, because all nonces are behind a gap. */
async function mineOne(engine: Engine, pool: Pool, signal: AbortSignal, log: Log): Promise<boolean> {
  const awaited = Number((await engine.blocks.head()).header.timestamp + 1n) * 1_000 - Date.now()
  // At most a second, so that setting the clock back does not stop the chain.
  if (awaited > 0) await delay(Math.min(awaited, 1_000), undefined, { signal })
  const parent = await engine.blocks.head()
  const transactions = await takeNext(engine, pool, parent.header.stateRoot)
  if (transactions.length === 0) return false
  const timestamp = Math.max(Math.floor(Date.now() / 1_000), Number(parent.header.timestamp) + 1)
  const { built, rejected } = await buildBlock(engine, parent, transactions, timestamp)
  forget(
    pool,
    rejected.map(({ transaction }) => transaction),
  )
  for (const { reason } of rejected) log.warn({ reason }, 'A transaction could not go into a block.')
  if (!built) return true
  if ((await sealBlock(engine.db, built)) === 'sealed') forget(pool, built.block.transactions)
  return true
}
