import { constants } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Manifest } from '../base/manifest.ts'
import type { SealedStore } from '../store/sealed-store.ts'
import {
  blockAt,
  blockName,
  lineFolder,
  type Position,
  parseBlockName,
  segmentAt,
  segmentBytes,
  segmentFile,
} from '../wal/positions.ts'

/**
 * Puts the log that was stored since a base into the cluster's pg_wal, and returns where it ends. Throws when a piece is
 * missing in the middle: a copy must not silently be an older one.
 */
export async function placeWal(
  store: SealedStore,
  base: Manifest,
  cluster: string,
  signal?: AbortSignal,
): Promise<Position> {
  const folder = join(cluster, 'pg_wal')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await store.list(`history/${base.system}/`)) {
    await writeFile(join(folder, basename(name)), (await store.get(name))!, { mode: 0o600 })
  }
  const stored = (await store.list(lineFolder(base)))
    .map((name) => parseBlockName(name).block)
    .filter((block) => block >= blockAt(base.start))
  let end = blockAt(base.start)
  for (const block of stored) {
    signal?.throwIfAborted()
    if (block !== end) throw missing(base, end)
    const bytes = (await store.get(blockName(base, block))) ?? new Uint8Array()
    await writeInto(join(folder, segmentFile(base, block)), bytes, block - segmentAt(block))
    end = block + BigInt(bytes.length)
  }
  if (end < base.stop) throw missing(base, end)
  return end
}

const missing = (base: Manifest, position: Position): Error =>
  new Error(`The piece ${blockName(base, blockAt(position))} of the backup is missing or cut off.`)

/** A segment always has its full length; what is not stored is zeros, at which Postgres ends replaying. */
async function writeInto(path: string, bytes: Uint8Array, offset: bigint): Promise<void> {
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    await handle.truncate(Number(segmentBytes))
    await handle.write(bytes, 0, bytes.length, Number(offset))
  } finally {
    await handle.close()
  }
}
