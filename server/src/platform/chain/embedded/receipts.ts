import { RLP } from '@ethereumjs/rlp'
import type { TxReceipt } from '@ethereumjs/vm'

/** One event of a transaction: 20-byte address, at most four 32-byte topics, data. */
export interface LogRecord {
  address: Uint8Array
  topics: Uint8Array[]
  data: Uint8Array
}

/** The outcome of a transaction. Gas is cumulative within the block. */
export interface ReceiptRecord {
  status: 0 | 1
  cumulativeGasUsed: bigint
  logs: LogRecord[]
}

/** Reduces the receipts of EthereumJS (all post-Byzantium here) to what is stored. */
export function receiptRecords(receipts: TxReceipt[]): ReceiptRecord[] {
  return receipts.map((receipt) => {
    if (!('status' in receipt)) throw new Error('A receipt without a status: rules older than Byzantium.')
    return {
      status: receipt.status,
      cumulativeGasUsed: receipt.cumulativeBlockGasUsed,
      logs: receipt.logs.map(([address, topics, data]) => ({ address, topics, data })),
    }
  })
}

/** RLP of [status, cumulative gas, logs] per transaction: the consensus receipt without type and bloom. */
export function encodeReceipts(receipts: ReceiptRecord[]): Uint8Array {
  return RLP.encode(
    receipts.map(({ status, cumulativeGasUsed, logs }) => [
      status,
      cumulativeGasUsed,
      logs.map(({ address, topics, data }) => [address, topics, data]),
    ]),
  )
}

type StoredReceipt = [Uint8Array, Uint8Array, [Uint8Array, Uint8Array[], Uint8Array][]]

/** The inverse of `encodeReceipts`. */
export function decodeReceipts(stored: Uint8Array): ReceiptRecord[] {
  // Only `encodeReceipts` writes this; RLP's own type does not say how bytes are nested.
  const receipts = RLP.decode(stored) as unknown as StoredReceipt[]
  return receipts.map(([status, gas, logs]) => ({
    status: status.length === 0 ? 0 : 1,
    cumulativeGasUsed: gas.length === 0 ? 0n : BigInt(`0x${Buffer.from(gas).toString('hex')}`),
    logs: logs.map(([address, topics, data]) => ({ address, topics, data })),
  }))
}
