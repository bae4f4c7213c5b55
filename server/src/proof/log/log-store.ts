import { edgeTiles, emptyRoot, type ReadTile, rootAt, type Tile } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import type { LogName } from './tables.ts'

export interface LogHead {
  size: number
  root: Uint8Array
}

export async function readHead(db: Db | Tx, log: LogName): Promise<LogHead> {
  const row = await db.selectFrom('log_head').selectAll().where('log', '=', log).executeTakeFirst()
  return row ? { size: Number(row.size), root: row.root } : { size: 0, root: emptyRoot() }
}

/** Moves the head by compare-and-set; false when another sequencer moved it first. */
export async function moveHead(tx: Tx, log: LogName, from: number, to: LogHead): Promise<boolean> {
  await tx
    .insertInto('log_head')
    .values({ log, size: '0', root: emptyRoot() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const moved = await tx
    .updateTable('log_head')
    .set({ size: String(to.size), root: to.root })
    .where('log', '=', log)
    .where('size', '=', String(from))
    .returning('log')
    .executeTakeFirst()
  return moved !== undefined
}

/** The unfinished tiles at the right edge, which an append continues. */
export async function readEdge(db: Db | Tx, log: LogName, size: number): Promise<Tile[]> {
  const readTile = tileReader(db, log)
  return Promise.all(
    edgeTiles(size).map(async ({ level, index }) => ({ level, index, hashes: await readTile(level, index) })),
  )
}

/** Reads tiles for proofs; a tile that is not there is empty, and the proof says so. */
export function tileReader(db: Db | Tx, log: LogName): ReadTile {
  return async (level, index) => {
    const row = await db
      .selectFrom('log_tile')
      .select('hashes')
      .where('log', '=', log)
      .where('level', '=', level)
      .where('n', '=', String(index))
      .executeTakeFirst()
    return row?.hashes ?? new Uint8Array()
  }
}

export async function writeTiles(tx: Tx, log: LogName, tiles: readonly Tile[]): Promise<void> {
  await sql`
    INSERT INTO log_tile (log, level, n, hashes)
    SELECT ${log}, * FROM unnest(${tiles.map((tile) => tile.level)}::int[],
      ${tiles.map((tile) => String(tile.index))}::bigint[], ${tiles.map((tile) => Buffer.from(tile.hashes))}::bytea[])
    ON CONFLICT (log, level, n) DO UPDATE SET hashes = excluded.hashes`.execute(tx)
}

export async function writeEntries(
  tx: Tx,
  log: LogName,
  from: number,
  entries: readonly Uint8Array[],
): Promise<void> {
  await insertRecords(
    tx,
    'log_entry',
    entries.map((entry, i) => ({ log, index: String(from + i), entry })),
  )
}

/** Entries `from` up to, not including, `to`, in order. */
export async function readEntries(db: Db, log: LogName, from: number, to: number): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('log_entry')
    .select('entry')
    .where('log', '=', log)
    .where('index', '>=', String(from))
    .where('index', '<', String(to))
    .orderBy('index')
    .execute()
  return rows.map((row) => row.entry)
}

/** The root at a size; undefined where tiles are missing. */
export const rootIfThere = (size: number, readTile: ReadTile): Promise<Uint8Array | undefined> =>
  rootAt(size, readTile).catch((error: unknown) => {
    if (error instanceof RangeError) return undefined
    throw error
  })
