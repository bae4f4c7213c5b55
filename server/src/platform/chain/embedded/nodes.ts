import type { BatchDBOp, DB } from '@ethereumjs/util'
import { bytesToUnprefixedHex, unprefixedHexToBytes } from '@ethereumjs/util'
import { sql } from 'kysely'
import type { ChainDb } from '../tables.ts'
import { keccak256 } from './evm-crypto.ts'

/** Reads a trie node or contract code by its key in unprefixed hex; undefined when there is none. */
export type ReadNode = (keyHex: string) => Promise<Uint8Array | undefined>

/** 20,000 nodes take about 15 MB. Unlimited, 200,000 of them exhausted a 300 MB heap. */
const cachedNodes = 20_000

/**
 * Reads nodes from Postgres through a limited cache. A node's key is the hash of its bytes (contract code: 'c' and the hash),
 * so it never goes stale, and a node changed in the table causes an error, not a wrong answer.
 */
export function nodeReader(db: ChainDb): ReadNode {
  const cache = new Map<string, Uint8Array>()
  return async (keyHex) => {
    const cached = cache.get(keyHex)
    if (cached) {
      cache.delete(keyHex)
      cache.set(keyHex, cached)
      return cached
    }
    const key = unprefixedHexToBytes(keyHex)
    const found = await sql<{ value: Buffer }>`SELECT value FROM chain_node WHERE hash = ${key}`.execute(db)
    const value = found.rows[0]?.value
    if (!value) return undefined
    if (bytesToUnprefixedHex(keccak256(value)) !== keyHex.slice(-64))
      throw new Error(`Trie node ${keyHex} was changed in the database. Restore chain_node from a backup.`)
    cache.set(keyHex, value)
    if (cache.size > cachedNodes) cache.delete(cache.keys().next().value!)
    return value
  }
}

/** The writes of a block or call, kept out of the database until the block is sealed. */
export interface NodeOverlay extends DB<string, Uint8Array> {
  readonly written: Map<string, Uint8Array>
}

/** A store for EthereumJS tries that reads through and remembers writes. Old nodes are never pruned. */
export function nodeOverlay(read: ReadNode): NodeOverlay {
  const written = new Map<string, Uint8Array>()
  const overlay: NodeOverlay = {
    written,
    get: async (key) => written.get(key) ?? (await read(key)),
    put: async (key, value) => {
      written.set(key, value)
    },
    del: async () => {},
    batch: async (operations: BatchDBOp<string, Uint8Array>[]) => {
      for (const operation of operations)
        if (operation.type === 'put') written.set(operation.key, operation.value)
    },
    shallowCopy: () => overlay,
    open: async () => {},
  }
  return overlay
}
