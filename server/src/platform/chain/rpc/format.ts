import type { Block } from '@ethereumjs/block'
import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import { Bloom } from '@ethereumjs/vm'
import { getContractAddress, type Hex } from 'viem'
import type { StoredBlock } from '../embedded/blocks.ts'
import { evmCrypto } from '../embedded/evm-crypto.ts'
import type { LogRecord } from '../embedded/receipts.ts'

/** A JSON-RPC quantity: hex without leading zeros. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** A block as eth_getBlockByNumber answers it; `full` includes the transactions instead of their hashes. */
export function formatBlock({ block }: StoredBlock, full: boolean): Record<string, unknown> {
  const { header } = block
  return {
    number: quantity(header.number),
    hash: bytesToHex(block.hash()),
    parentHash: bytesToHex(header.parentHash),
    nonce: bytesToHex(header.nonce),
    sha3Uncles: bytesToHex(header.uncleHash),
    logsBloom: bytesToHex(header.logsBloom),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    stateRoot: bytesToHex(header.stateRoot),
    receiptsRoot: bytesToHex(header.receiptTrie),
    miner: header.coinbase.toString(),
    difficulty: quantity(header.difficulty),
    extraData: bytesToHex(header.extraData),
    mixHash: bytesToHex(header.mixHash),
    size: quantity(block.serialize().length),
    gasLimit: quantity(header.gasLimit),
    gasUsed: quantity(header.gasUsed),
    timestamp: quantity(header.timestamp),
    baseFeePerGas: quantity(header.baseFeePerGas ?? 0n),
    withdrawalsRoot: header.withdrawalsRoot && bytesToHex(header.withdrawalsRoot),
    blobGasUsed: header.blobGasUsed === undefined ? undefined : quantity(header.blobGasUsed),
    excessBlobGas: header.excessBlobGas === undefined ? undefined : quantity(header.excessBlobGas),
    parentBeaconBlockRoot: header.parentBeaconBlockRoot && bytesToHex(header.parentBeaconBlockRoot),
    requestsHash: header.requestsHash && bytesToHex(header.requestsHash),
    uncles: [],
    withdrawals: [],
    transactions: block.transactions.map((tx, position) =>
      full ? formatTransaction(block, position) : bytesToHex(tx.hash()),
    ),
  }
}

/** A mined transaction as eth_getTransactionByHash answers it. */
export function formatTransaction(block: Block, position: number): Record<string, unknown> {
  const transaction = transactionAt(block, position)
  const { data, gasLimit, v, ...fields } = transaction.toJSON()
  return {
    ...fields,
    ...whereIs(block, position),
    hash: bytesToHex(transaction.hash()),
    from: transaction.getSenderAddress().toString(),
    to: transaction.to?.toString() ?? null,
    gas: gasLimit,
    gasPrice: quantity(effectiveGasPrice(block, transaction)),
    input: data,
    v,
    yParity: transaction.type === 0 ? undefined : v,
  }
}

/** A receipt as eth_getTransactionReceipt answers it. */
export function formatReceipt(stored: StoredBlock, position: number): Record<string, unknown> {
  const { block, receipts } = stored
  const transaction = transactionAt(block, position)
  const receipt = receipts[position]!
  const before = position === 0 ? 0n : receipts[position - 1]!.cumulativeGasUsed
  const from = transaction.getSenderAddress().toString()
  return {
    ...whereIs(block, position),
    transactionHash: bytesToHex(transaction.hash()),
    type: quantity(transaction.type),
    status: quantity(receipt.status),
    from,
    to: transaction.to?.toString() ?? null,
    contractAddress: transaction.to
      ? null
      : getContractAddress({ from, nonce: transaction.nonce }).toLowerCase(),
    cumulativeGasUsed: quantity(receipt.cumulativeGasUsed),
    gasUsed: quantity(receipt.cumulativeGasUsed - before),
    effectiveGasPrice: quantity(effectiveGasPrice(block, transaction)),
    logsBloom: bytesToHex(bloomOf(receipt.logs)),
    logs: formatLogsOf(stored, position),
  }
}

/** All logs of a block in order, as eth_getLogs answers them. */
export function formatLogs(stored: StoredBlock): Record<string, unknown>[] {
  return stored.receipts.flatMap((_, position) => formatLogsOf(stored, position))
}

function formatLogsOf({ block, receipts }: StoredBlock, position: number): Record<string, unknown>[] {
  const common = {
    ...whereIs(block, position),
    transactionHash: bytesToHex(transactionAt(block, position).hash()),
    removed: false,
  }
  const logsBefore = receipts.slice(0, position).reduce((count, receipt) => count + receipt.logs.length, 0)
  return receipts[position]!.logs.map((log, i) => ({
    ...common,
    logIndex: quantity(logsBefore + i),
    address: bytesToHex(log.address),
    topics: log.topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(log.data),
  }))
}

/** Wei per gas that a transaction pays in its block (EIP-1559). */
function effectiveGasPrice(block: Block, transaction: TypedTransaction): bigint {
  const baseFee = block.header.baseFeePerGas ?? 0n
  return baseFee + transaction.getEffectivePriorityFee(baseFee)
}

function transactionAt(block: Block, position: number): TypedTransaction {
  const transaction = block.transactions[position]
  if (!transaction) throw new Error(`Block ${block.header.number} has no transaction ${position}.`)
  return transaction
}

function whereIs(block: Block, position: number): Record<string, unknown> {
  return {
    blockHash: bytesToHex(block.hash()),
    blockNumber: quantity(block.header.number),
    blockTimestamp: quantity(block.header.timestamp),
    transactionIndex: quantity(position),
  }
}

function bloomOf(logs: LogRecord[]): Uint8Array {
  const bloom = new Bloom(undefined, undefined)
  bloom.keccakFunction = evmCrypto.keccak256
  for (const log of logs) {
    bloom.add(log.address)
    for (const topic of log.topics) bloom.add(topic)
  }
  return bloom.bitvector
}
