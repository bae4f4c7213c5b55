import { hash } from 'node:crypto'
import { cidOfDigest } from '@credenza/credential/seal'
import type { QueryExecutorProvider } from 'kysely'
import { inParallel } from './in-parallel.ts'

/** Sealed bytes under their content identifier ('bafkrei…', made by `blockOf` and `cidOf`). */
export interface Block {
  cid: string
  bytes: Uint8Array
}

/**
 * Stores sealed documents. Blocks never change, so every call may be repeated: putting an existing block or deleting an absent
 * one is not an error. The bytes that `get` returns have been compared with their identifier.
 */
export interface BlockStore {
  /** Resolves when all blocks are stored durably. Throws if the store is unreachable or refuses. */
  put(blocks: readonly Block[]): Promise<void>
  /** Like `put`, in the caller's transaction. Only a store in the deployment's own database has this. */
  putWithin?(tx: QueryExecutorProvider, blocks: readonly Block[]): Promise<void>
  /** The block's bytes, or undefined if the store does not have it. */
  get(cid: string): Promise<Uint8Array | undefined>
  /** Which of these blocks the store has, in as few round trips as possible. */
  getMany(cids: readonly string[]): Promise<Map<string, Uint8Array>>
  /** Deletes these blocks. Copies elsewhere may remain: only deleting the document's key erases the document. */
  delete(cids: readonly string[]): Promise<void>
}

/** `getMany` for a store that is asked block by block, at most `limit` at a time. */
export async function getEach(
  cids: readonly string[],
  limit: number,
  get: BlockStore['get'],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  await inParallel(cids, limit, async (cid) => {
    const bytes = await get(cid)
    if (bytes) found.set(cid, bytes)
  })
  return found
}

/** Makes a block of these bytes. */
export function blockOf(bytes: Uint8Array): Block {
  return { cid: cidOfDigest(hash('sha256', bytes, 'buffer')), bytes }
}

/** Returns the bytes that a store gave for this identifier. Throws if they are not that block. */
export function checkedBlock(cid: string, bytes: Uint8Array): Uint8Array {
  if (blockOf(bytes).cid !== cid) {
    throw new Error(
      `The document store returned other bytes for ${cid}: check the store, or put the block again`,
    )
  }
  return bytes
}
