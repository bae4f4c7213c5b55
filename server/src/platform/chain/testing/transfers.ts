import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import { type Address, hexToBytes, type PrivateKeyAccount } from 'viem'
import type { Engine } from '../embedded/engine.ts'
import { buildBlock } from '../embedded/execute-block.ts'
import { sealBlock } from '../embedded/seal.ts'

/** A signed transfer of one wei, ready for a block. */
export async function transfer(
  engine: Engine,
  account: PrivateKeyAccount,
  nonce: number,
  to: Address,
): Promise<TypedTransaction> {
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId: engine.settings.chainId,
    nonce,
    to,
    value: 1n,
    gas: 30_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 0n,
  })
  return createTxFromRLP(hexToBytes(raw), { common: engine.rules })
}

/** Builds a block on the head and seals it, without waiting for the clock. */
export async function appendBlock(
  engine: Engine,
  transactions: TypedTransaction[],
): Promise<'sealed' | 'fenced'> {
  const parent = await engine.blocks.head()
  const { built, rejected } = await buildBlock(
    engine,
    parent,
    transactions,
    Number(parent.header.timestamp) + 1,
  )
  if (!built) throw new Error(`No block could be built: ${rejected[0]?.reason}`)
  return sealBlock(engine.db, built)
}
