import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { createTestDatabase, silentLog, type TestDatabase } from '../../db/testing.ts'
import { type Chain, type ChainOptions, openChain } from '../chain.ts'
import { type TransactionState, transactionByKey } from '../signer/queue.ts'
import { runSigner } from '../signer/run-signer.ts'
import type { Change } from '../signer/sent-rows.ts'
import { type Anvil, startAnvil } from './anvil.ts'

/** An open chain with a running signer, over its own database. */
export interface TestChain {
  db: TestDatabase
  chain: Chain
  options: ChainOptions
  anvil: Anvil | undefined
  /** Resolves when the transaction with this key is final or failed. */
  settled(key: string): Promise<TransactionState>
  /** For tests that run their own signers. */
  stopSigner(): Promise<void>
  close(): Promise<void>
}

export const externalUrl = 'https://credenza.example'

/** Opens the embedded chain, or a fresh anvil with a fresh, funded key; starts the signer unless told not to. */
export async function openTestChain(
  kind: 'embedded' | 'anvil',
  { confirmations = 1, anvilArgs = [] as string[] } = {},
): Promise<TestChain> {
  const db = await createTestDatabase()
  const anvil = kind === 'anvil' ? await startAnvil(anvilArgs) : undefined
  const signerKey = generatePrivateKey()
  await anvil?.request('anvil_setBalance', [privateKeyToAddress(signerKey), '0x3635c9adc5dea00000'])
  const options = { rpcUrl: anvil?.url, signerKey, confirmations, externalUrl, log: silentLog }
  const chain = await openChain(db, options)
  const signer = startSigner(db, chain)
  return {
    db,
    chain,
    options,
    anvil,
    settled: signer.settled,
    stopSigner: signer.stop,
    close: async () => {
      await signer.stop()
      await chain.close()
      await anvil?.stop()
      await db.drop()
    },
  }
}

/** Runs the signer. `settled` awaits the outcome for a key, `changed` the next change that satisfies a condition. */
export function startSigner(db: TestDatabase, chain: Chain, options: { patienceMs?: number } = {}) {
  const stopped = new AbortController()
  const listeners = new Set<(change: Change) => void>()
  const running = runSigner(db, chain, {
    ...options,
    signal: stopped.signal,
    onChange: (change) => {
      for (const listener of listeners) listener(change)
    },
  })

  function changed(condition: (change: Change) => boolean): Promise<Change> {
    return new Promise((resolve) => {
      const listener = (change: Change) => {
        if (!condition(change)) return
        listeners.delete(listener)
        resolve(change)
      }
      listeners.add(listener)
    })
  }

  async function settled(key: string): Promise<TransactionState> {
    const end = changed(
      (change) => change.key === key && (change.status === 'final' || change.status === 'failed'),
    )
    const now = await transactionByKey(db.kysely, key)
    if (now?.status !== 'final' && now?.status !== 'failed') await end
    return (await transactionByKey(db.kysely, key))!
  }

  return {
    changed,
    settled,
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

/** An address whose key nobody has. */
export function someAddress(n: number): Address {
  return `0x${n.toString(16).padStart(40, 'c')}`
}

/** A 32-byte root. */
export function someRoot(n: number): Hex {
  return `0x${n.toString(16).padStart(64, 'a')}`
}
