import { edgeTiles, emptyRoot, type ReadTile, rootAt, type Tile } from '@credenza/credential/log'
import type { Db, Tx } from '../../context.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { LogName } from './tables.ts'

export interface LogHead {
  size: number
  root: Uint8Array
}

export async function readHead(db: Db | Tx, log: LogName): Promise<LogHead> {
  const row = await db.selectFrom('log_head').selectAll().where('log', '=', log).executeTakeFirst()
  return row ? { size: Number(row.size), root: row.root } : { size: 0, root: emptyRoot() }
}

/** The unfinished tiles at the right edge of a log of this size, where an append continues. */
export async function readEdge(db: Db | Tx, log: LogName, size: number): Promise<Tile[]> {
  const readTile = tileReader(db, log)
  return Promise.all(
    edgeTiles(size).map(async ({ level, index, width }) => {
      const hashes = await readTile(level, index)
      return { level, index, hashes: hashes.subarray(0, width * 32) }
    }),
  )
}

/** Reads tiles for proofs. A missing tile gives no bytes, for which the proof rejects. */
export function tileReader(db: Db | Tx, log: LogName): ReadTile {
  return async (level, index) => {
    const [row] = await tile(db, log, level, String(index))
    return row?.hashes ?? new Uint8Array()
  }
}

const tile = builtOnce((db, log: LogName, level: number, n: string) =>
  db
    .selectFrom('log_tile')
    .select('hashes')
    .where('log', '=', log)
    .where('level', '=', level)
    .where('n', '=', n),
)

/** Entries `from` up to, not including, `to`, in order. */
export async function readEntries(db: Db, log: LogName, from: number, to: number): Promise<Uint8Array[]> {
  const rows = await entries(db, log, String(from), String(to))
  return rows.map((row) => row.entry)
}

const entries = builtOnce((db, log: LogName, from: string, to: string) =>
  db
    .selectFrom('log_entry')
    .select('entry')
    .where('log', '=', log)
    .where('index', '>=', from)
    .where('index', '<', to)
    .orderBy('index'),
)

/** The root at a size; undefined when tiles are missing. */
export const rootIfThere = (size: number, readTile: ReadTile): Promise<Uint8Array | undefined> =>
  rootAt(size, readTile).catch((error: unknown) => {
    if (error instanceof RangeError) return undefined
    throw error
  })
