import { type Hex, parseTransaction, type TransactionSerializable } from 'viem'
import type { SigningChain } from './sent-rows.ts'

/** The fee fields of a transaction in wei per gas: EIP-1559, or a single price on a chain without it. */
export type Fees =
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
  | { type: 'legacy'; gasPrice: bigint }

/** What a transaction must offer now. The maximum leaves room for the base fee to double. */
export async function currentFees(chain: SigningChain): Promise<Fees> {
  const block = await chain.client.getBlock()
  if (block.baseFeePerGas === null) return { type: 'legacy', gasPrice: await chain.client.getGasPrice() }
  const maxPriorityFeePerGas = await chain.client.estimateMaxPriorityFeePerGas()
  return {
    type: 'eip1559',
    maxPriorityFeePerGas,
    maxFeePerGas: 2n * block.baseFeePerGas + maxPriorityFeePerGas,
  }
}

/** At more than this many times the usual price, the price is not what delays a transaction. */
const mostTimesUsual = 4n

/**
 * The same transaction with every fee 12.5 % higher, or at the usual price if that is more. Nodes replace a waiting transaction
 * only if all of its fees rise by at least 10 %. Null if it already offers plenty (account without funds, full pool): then only
 * sending it again can help.
 */
export function bumped(raw: Hex, now: Fees): TransactionSerializable | null {
  const { to, data, gas, nonce, chainId, ...old } = parseTransaction(raw)
  const usual = now.type === 'legacy' ? now.gasPrice : now.maxFeePerGas
  if ((old.maxFeePerGas ?? old.gasPrice ?? 0n) >= usual * mostTimesUsual) return null
  const unchanged = { to, data, gas, nonce, chainId: chainId! }
  if (now.type === 'legacy')
    return { ...unchanged, type: now.type, gasPrice: raised(old.gasPrice, now.gasPrice) }
  return {
    ...unchanged,
    type: now.type,
    maxFeePerGas: raised(old.maxFeePerGas, now.maxFeePerGas),
    maxPriorityFeePerGas: raised(old.maxPriorityFeePerGas, now.maxPriorityFeePerGas),
  }
}

function raised(before = 0n, usual: bigint): bigint {
  const more = (before * 9n + 7n) / 8n
  return more > usual ? more : usual
}
