import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Block, createBlock } from '@ethereumjs/block'
import type { TypedTransaction } from '@ethereumjs/tx'
import { runBlock } from '@ethereumjs/vm'
import { type ChainSource, vmAt } from './evm.ts'
import { type ReceiptRecord, receiptRecords } from './receipts.ts'

/** A finished block, with everything to be stored with it. */
export interface ExecutedBlock {
  block: Block
  receipts: ReceiptRecord[]
  /** Trie nodes and code that this block added, by key in unprefixed hex. */
  nodes: Map<string, Uint8Array>
}

/** A transaction that no block can currently include, with the reason in EthereumJS's words. */
export interface RejectedTransaction {
  transaction: TypedTransaction
  reason: string
}

/**
 * Builds the block after `parent` from transactions in the given order. Leaves out an invalid one (nonce, balance, fee) and
 * runs the rest again on the original state. Returns no block if none is left. `timestamp` is in Unix seconds and must be later
 * than the parent's.
 */
export async function buildBlock(
  source: ChainSource,
  parent: Block,
  transactions: TypedTransaction[],
  timestamp: number,
): Promise<{ built: ExecutedBlock | null; rejected: RejectedTransaction[] }> {
  const rejected: RejectedTransaction[] = []
  let candidates = transactions
  while (candidates.length > 0) {
    const header = {
      parentHash: parent.hash(),
      number: parent.header.number + 1n,
      timestamp,
      gasLimit: parent.header.gasLimit,
      baseFeePerGas: parent.header.calcNextBaseFee(),
    }
    const draft = createBlock(
      { header, transactions: candidates, withdrawals: [] },
      { common: source.rules, setHardfork: true },
    )
    const outcome = await execute(source, parent, draft, 'build')
    if ('built' in outcome) return { built: outcome.built, rejected }
    const failed = candidates[outcome.position]
    if (!failed) throw outcome.error
    rejected.push({ transaction: failed, reason: messageOf(outcome.error) })
    candidates = candidates.filter((_, position) => position !== outcome.position)
  }
  return { built: null, rejected }
}

/**
 * Runs a stored block on its parent's state, and compares state root, receipts root, bloom, gas and request hash with its
 * header. Throws on the first difference.
 */
export async function replayBlock(source: ChainSource, parent: Block, block: Block): Promise<ExecutedBlock> {
  const outcome = await execute(source, parent, block, 'check')
  if ('built' in outcome) return outcome.built
  throw outcome.error
}

async function execute(
  source: ChainSource,
  parent: Block,
  draft: Block,
  mode: 'build' | 'check',
): Promise<{ built: ExecutedBlock } | { position: number; error: unknown }> {
  const { vm, written } = await vmAt(source, parent.header.stateRoot)
  let done = 0
  let block = draft
  vm.events.on('afterTx', (_event, resolve) => {
    done++
    // A full block takes about a second of CPU, so let the server answer requests in between.
    nextTurn().then(() => resolve?.())
  })
  vm.events.on('afterBlock', (event) => {
    block = event.block
  })
  try {
    const result = await runBlock(vm, {
      block: draft,
      root: parent.header.stateRoot,
      generate: mode === 'build',
      skipBlockValidation: mode === 'build',
      skipHeaderValidation: true,
    })
    return { built: { block, receipts: receiptRecords(result.receipts), nodes: written } }
  } catch (error) {
    return { position: done, error }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/ \(vm hf=.*$/s, '') : String(error)
}
