import { hash } from 'node:crypto'
import { cidOfDigest } from '@credenza/credential/seal'
import type { QueryExecutorProvider } from 'kysely'
import { inParallel } from './in-parallel.ts'

/** Sealed bytes under their content identifier ('bafkrei…', as `blockOf` and `cidOf` make it). */
export interface Block {
  cid: string
  bytes: Uint8Array
}

/**
 * Where sealed documents are kept. Blocks never change, so every call may be repeated: putting an existing block and
 * deleting an absent one are not errors. What `get` returns has been compared with its identifier.
 */
export interface BlockStore {
  /** Resolves when all blocks are stored durably; throws when the store is unreachable or refuses. */
  put(blocks: readonly Block[]): Promise<void>
  /** The same by the caller's transaction: only a store in the deployment's own database has this. */
  putWithin?(tx: QueryExecutorProvider, blocks: readonly Block[]): Promise<void>
  /** The block's bytes, or undefined when the store does not have it. */
  get(cid: string): Promise<Uint8Array | undefined>
  /** Those of these blocks that the store has, in as few round trips as it allows. */
  getMany(cids: readonly string[]): Promise<Map<string, Uint8Array>>
  /** Forgets these blocks. Copies elsewhere may remain: only deleting the document's key erases the document. */
  delete(cids: readonly string[]): Promise<void>
}

/** `getMany` for a store that must be asked block by block, `limit` at a time. */
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

/** These bytes as a block. */
export function blockOf(bytes: Uint8Array): Block {
  return { cid: cidOfDigest(hash('sha256', bytes, 'buffer')), bytes }
}

/** The bytes that a store returned for this identifier; throws when they are not that block. */
export function checkedBlock(cid: string, bytes: Uint8Array): Uint8Array {
  if (blockOf(bytes).cid !== cid) {
    throw new Error(
      `The document store returned other bytes for ${cid}: check the store, or put the block again`,
    )
  }
  return bytes
}
