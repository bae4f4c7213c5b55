import {
  appendLeaves,
  edgeTiles,
  proveConsistency,
  rootAt,
  signCheckpoint,
  type Tile,
} from '@credenza/credential/log'
import { keysOf } from '../../src/platform/keys/keys.ts'
import { openLogKey } from '../../src/platform/keys/signing-key.ts'
import type { Heads, Refusal } from '../../src/proof/witness/add-checkpoint.ts'
import { formatSubmission } from '../../src/proof/witness/submission.ts'

const keyOf = (seed: number) => openLogKey(keysOf(new Uint8Array(32).fill(seed)))

/** A log in memory, with a key derived from the seed. What is appended stays, unless it forks. */
export function openLog(origin: string, seed: number, key = keyOf(seed)) {
  const tiles = new Map<string, Uint8Array>()
  let size = 0
  const readTile = async (level: number, index: number) => tiles.get(`${level}/${index}`) ?? new Uint8Array()
  const checkpointAt = async (of: number) =>
    signCheckpoint({ origin, size: of, root: await rootAt(of, readTile) }, key)
  const append = (count: number, mark = 0) => {
    const edge = edgeTiles(size).map(
      ({ level, index }): Tile => ({ level, index, hashes: tiles.get(`${level}/${index}`)! }),
    )
    const leaves = Array.from({ length: count }, (_, i) => {
      const leaf = new Uint8Array(32)
      new DataView(leaf.buffer).setUint32(0, size + i)
      leaf[31] = mark
      return leaf
    })
    const grown = appendLeaves(size, edge, leaves)
    for (const tile of grown.tiles) tiles.set(`${tile.level}/${tile.index}`, tile.hashes)
    size = grown.size
  }
  return {
    origin,
    key: { name: origin, publicKey: key.publicKey },
    signer: key,
    get size() {
      return size
    },
    append,
    checkpointAt,
    proofFrom: (from: number, to: number) => proveConsistency(from, to, readTile),
    /** What this log, being honest, sends to a witness that has signed `from`. */
    submission: async (from: number, to = size) =>
      formatSubmission(from, await proveConsistency(from, to, readTile), await checkpointAt(to)),
    /** A log with the same origin and key that diverges from the leaf `at` on. */
    fork: (at: number, mark: number) => {
      const other = openLog(origin, seed, key)
      other.append(at)
      other.append(Math.max(1, size - at), mark)
      return other
    },
  }
}
export type TestLog = ReturnType<typeof openLog>

/** The heads of a witness in memory, with a list of its refusals. */
export function memoryHeads() {
  const notes = new Map<string, string>()
  const refusals: { origin: string; why: Refusal }[] = []
  const heads: Heads = {
    read: async (origin) => notes.get(origin),
    replace: async (origin, before, note) => {
      if (notes.get(origin) !== before) return false
      notes.set(origin, note)
      return true
    },
    refused: async (origin, why) => {
      refusals.push({ origin, why })
    },
  }
  return { heads, notes, refusals }
}
