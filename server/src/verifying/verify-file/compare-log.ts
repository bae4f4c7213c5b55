import {
  type Checkpoint,
  openCheckpoint,
  proveConsistency,
  type ReadTile,
  rootAt,
  TILE_WIDTH,
  tilePath,
  verifyConsistency,
} from '@credenza/credential/log'

/** The log as a host publishes it: bytes by path, such as `checkpoint` or `tile/0/001`. Rejects for what is unavailable. */
export type PublishedLog = (path: string) => Promise<Uint8Array>

type State = Pick<Checkpoint, 'size' | 'root'>

/**
 * How a published log relates to a state that somebody kept. `rewritten`: its signed state does not begin with the kept one,
 * which two signed notes prove. `unclear`: nothing is proven either way, for this reason.
 */
export type Comparison =
  | { kind: 'extends' | 'rewritten'; published: State; note: string }
  | { kind: 'unclear'; reason: 'unreachable' | 'not-signed' | 'older' | 'damaged' }

/** Compares a kept state with what the host publishes now, by the log's own hashes (RFC 9162 §2.1.4). Never rejects. */
export async function compareLog(
  kept: State,
  key: Parameters<typeof openCheckpoint>[1],
  read: PublishedLog,
): Promise<Comparison> {
  const first = await compareOnce(kept, key, read)
  // The log may have grown between two answers: the files at its edge are replaced then.
  return first.kind === 'unclear' && first.reason === 'unreachable' ? compareOnce(kept, key, read) : first
}

async function compareOnce(
  kept: State,
  key: Parameters<typeof openCheckpoint>[1],
  read: PublishedLog,
): Promise<Comparison> {
  try {
    const note = new TextDecoder().decode(await read('checkpoint'))
    const opened = await openCheckpoint(note, key)
    if (!opened.ok) return { kind: 'unclear', reason: 'not-signed' }
    const published = opened.checkpoint
    if (published.size < kept.size) return { kind: 'unclear', reason: 'older' }
    const before = await publishedRootAt(kept.size, published, read)
    if (before === undefined) return { kind: 'unclear', reason: 'damaged' }
    const isSame = Buffer.from(before).equals(kept.root)
    return { kind: isSame ? 'extends' : 'rewritten', published, note }
  } catch (error) {
    return { kind: 'unclear', reason: error instanceof RangeError ? 'damaged' : 'unreachable' }
  }
}

/**
 * The root that the published log had at an earlier size. Undefined if its hashes do not lead to its signed root as well:
 * otherwise somebody who serves wrong hashes could make a log look rewritten.
 */
async function publishedRootAt(
  size: number,
  published: State,
  read: PublishedLog,
): Promise<Uint8Array | undefined> {
  if (size === published.size) return published.root
  const readTile = tilesOf(published.size, read)
  const [root, proof] = await Promise.all([
    rootAt(size, readTile),
    proveConsistency(size, published.size, readTile),
  ])
  return verifyConsistency({ size, root }, published, proof) ? root : undefined
}

/** Reads the tiles of a log of this size; those at its edge are partial. */
const tilesOf =
  (size: number, read: PublishedLog): ReadTile =>
  (level, index) => {
    const whole = Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH
    return read(tilePath({ kind: 'hashes', level, index, width: Math.min(TILE_WIDTH, whole) }))
  }
