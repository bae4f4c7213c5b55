import { emptyRoot, type Tile } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import type { LogHead } from './read-log.ts'
import type { LogName } from './tables.ts'

/** Moves the head by compare-and-set. False if another sequencer moved it first. */
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
