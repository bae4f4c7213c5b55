import { hash } from 'node:crypto'
import { appendLeaves } from '../src/log/append-leaves.ts'
import { edgeTiles, type Tile } from '../src/log/tile.ts'
import { nodeSha256 } from './keys.ts'

/** A log that keeps its tiles as the server does: one row per level and index. */
export function memoryLog() {
  const rows = new Map<string, Uint8Array>()
  let size = 0
  const readTile = async (level: number, index: number): Promise<Uint8Array> => {
    const row = rows.get(`${level}/${index}`)
    if (row === undefined) throw new Error(`no tile ${level}/${index}`)
    return row
  }
  const append = (leafHashes: readonly Uint8Array[]) => {
    const edge = edgeTiles(size).map(
      ({ level, index }): Tile => ({ level, index, hashes: rows.get(`${level}/${index}`)! }),
    )
    const appended = appendLeaves(size, edge, leafHashes, nodeSha256)
    for (const { level, index, hashes } of appended.tiles) rows.set(`${level}/${index}`, hashes)
    size = appended.size
    return appended
  }
  return { rows, readTile, append }
}

/** MTH of RFC 9162 §2.1.1, word for word: the reference for everything about tiles. */
export function referenceRoot(leafHashes: readonly Uint8Array[]): Uint8Array {
  const [first] = leafHashes
  if (first === undefined) return hash('sha256', '', 'buffer')
  if (leafHashes.length === 1) return first
  let k = 1
  while (k * 2 < leafHashes.length) k *= 2
  const [left, right] = [referenceRoot(leafHashes.slice(0, k)), referenceRoot(leafHashes.slice(k))]
  return hash('sha256', Buffer.concat([Uint8Array.of(1), left, right]), 'buffer')
}

/** Distinct stand-ins for leaf hashes. */
export function numberedLeaves(from: number, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, i) => {
    const leaf = new Uint8Array(32)
    new DataView(leaf.buffer).setUint32(0, from + i)
    return leaf
  })
}
