import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import { rpcError } from '../rpc/errors.ts'
import type { Engine } from './engine.ts'
import { stateAt } from './evm.ts'
import { nodeOverlay } from './nodes.ts'

/** Transactions waiting for a block, in memory only: the signer queue has those that must survive, and sends them again. */
export type Pool = Map<string, TypedTransaction>

const mostWaiting = 4_096

/**
 * Adds a raw signed transaction (EIP-2718 or legacy RLP) to the pool, after the same checks as geth and with geth's error
 * texts. A second one with the same sender and nonce must raise both fees by 10 %.
 */
export async function admit(engine: Engine, pool: Pool, raw: Uint8Array): Promise<TypedTransaction> {
  const transaction = decode(engine, raw)
  const sender = transaction.getSenderAddress()
  const head = await engine.blocks.head()
  const account = await stateAt(engine.rules, nodeOverlay(engine.readNode), head.header.stateRoot).getAccount(
    sender,
  )
  const nonce = account?.nonce ?? 0n
  if (transaction.nonce < nonce)
    throw rpcError.server(`nonce too low: next nonce ${nonce}, tx nonce ${transaction.nonce}`)
  if ((account?.balance ?? 0n) < transaction.getUpfrontCost())
    throw rpcError.server('insufficient funds for gas * price + value')
  if (transaction.gasLimit > gasTarget(engine)) throw rpcError.server('exceeds block gas limit')
  if (transaction.gasLimit < transaction.getIntrinsicGas()) throw rpcError.server('intrinsic gas too low')

  const key = `${sender}/${transaction.nonce}`
  const waiting = pool.get(key)
  if (waiting && bytesToHex(waiting.hash()) === bytesToHex(transaction.hash()))
    throw rpcError.server('already known')
  if (waiting && !outbids(transaction, waiting)) throw rpcError.server('replacement transaction underpriced')
  if (pool.size >= mostWaiting) throw rpcError.server('txpool is full')
  pool.set(key, transaction)
  return transaction
}

/**
 * The waiting transactions for the next block: each sender's in nonce order without a gap, up to the gas target. Blocks never
 * exceed the target (half the limit, EIP-1559), so the base fee does not rise. Drops transactions whose nonce a block has
 * already used.
 */
export async function takeNext(engine: Engine, pool: Pool, root: Uint8Array): Promise<TypedTransaction[]> {
  const state = stateAt(engine.rules, nodeOverlay(engine.readNode), root)
  const nextNonce = new Map<string, bigint>()
  const taken: TypedTransaction[] = []
  let gas = 0n
  const byNonce = [...pool].sort(([, a], [, b]) => (a.nonce < b.nonce ? -1 : 1))
  for (const [key, transaction] of byNonce) {
    const sender = transaction.getSenderAddress()
    const next = nextNonce.get(sender.toString()) ?? (await state.getAccount(sender))?.nonce ?? 0n
    nextNonce.set(sender.toString(), next)
    if (transaction.nonce < next) pool.delete(key)
    if (transaction.nonce !== next || gas + transaction.gasLimit > gasTarget(engine)) continue
    taken.push(transaction)
    gas += transaction.gasLimit
    nextNonce.set(sender.toString(), next + 1n)
  }
  return taken
}

/** Removes transactions from the pool by sender and nonce, because they are sealed or can never be. */
export function forget(pool: Pool, transactions: TypedTransaction[]): void {
  for (const transaction of transactions)
    pool.delete(`${transaction.getSenderAddress()}/${transaction.nonce}`)
}

function decode(engine: Engine, raw: Uint8Array): TypedTransaction {
  let transaction: TypedTransaction
  try {
    transaction = createTxFromRLP(raw, { common: engine.rules })
  } catch (error) {
    const about = error instanceof Error ? error.message : ''
    if (/chain ?id/i.test(about)) throw rpcError.server('invalid chain id for signer')
    throw rpcError.invalidParams('transaction could not be decoded')
  }
  if (!transaction.isSigned() || !transaction.verifySignature()) throw rpcError.server('invalid sender')
  return transaction
}

function gasTarget(engine: Engine): bigint {
  return BigInt(engine.settings.gasLimit) / 2n
}

function outbids(one: TypedTransaction, other: TypedTransaction): boolean {
  const [fee, tip] = fees(one)
  const [otherFee, otherTip] = fees(other)
  return fee * 10n >= otherFee * 11n && tip * 10n >= otherTip * 11n
}

function fees(transaction: TypedTransaction): [bigint, bigint] {
  return 'maxFeePerGas' in transaction
    ? [transaction.maxFeePerGas, transaction.maxPriorityFeePerGas]
    : [transaction.gasPrice, transaction.gasPrice]
}
