import { constants } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inParallel } from '../../documents/in-parallel.ts'
import type { Manifest } from '../base/manifest.ts'
import type { SealedStore } from '../store/sealed-store.ts'
import { readStoredUntil } from '../stored-until.ts'
import {
  blockAt,
  blockBytes,
  blockName,
  lineFolder,
  type Position,
  parseBlockName,
  segmentAt,
  segmentBytes,
  segmentFile,
} from '../wal/positions.ts'

const blocksAtOnce = 8

/**
 * Writes the log stored since a base into the cluster's pg_wal, up to the first missing piece. Throws if that omits log that
 * was once completely stored, since a restore must not silently give an older state. With `isPart`, it may omit some, since
 * Postgres itself fails if it cannot reach the wanted moment.
 */
export async function placeWal(
  store: SealedStore,
  base: Manifest,
  cluster: string,
  { isPart, signal }: { isPart: boolean; signal?: AbortSignal | undefined },
): Promise<void> {
  const folder = join(cluster, 'pg_wal')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await store.list(`history/${base.system}/`)) {
    await writeFile(join(folder, basename(name)), (await store.get(name))!, { mode: 0o600 })
  }
  const stored = new Set((await store.list(lineFolder(base))).map((name) => parseBlockName(name).block))
  const blocks: Position[] = []
  for (let block = blockAt(base.start); stored.has(block); block += blockBytes) blocks.push(block)
  const ends = new Map<Position, Position>()
  await inParallel(blocks, blocksAtOnce, async (block) => {
    signal?.throwIfAborted()
    const bytes = (await store.get(blockName(base, block))) ?? new Uint8Array()
    await writeInto(join(folder, segmentFile(base, block)), bytes, block - segmentAt(block))
    ends.set(block, block + BigInt(bytes.length))
  })
  const short = blocks.find((block) => ends.get(block)! < block + blockBytes)
  const end =
    short === undefined ? blockAt(base.start) + BigInt(blocks.length) * blockBytes : ends.get(short)!

  const noted = await readStoredUntil(store)
  const isSame = noted && lineFolder(noted) === lineFolder(base)
  const needed = isSame && !isPart && noted.position > base.stop ? noted.position : base.stop
  if (end < needed)
    throw new Error(`The piece ${blockName(base, blockAt(end))} of the backup is missing or cut off.`)
}

/** Segments always have their full length. Postgres stops replaying at the zeros that stand for what is not stored. */
async function writeInto(path: string, bytes: Uint8Array, offset: bigint): Promise<void> {
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    await handle.truncate(Number(segmentBytes))
    await handle.write(bytes, 0, bytes.length, Number(offset))
  } finally {
    await handle.close()
  }
}
