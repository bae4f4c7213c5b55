import {
  appendLeaves,
  decodeEntry,
  edgeTiles,
  leafHash,
  openCheckpoint,
  rootAt,
  type Tile,
} from '@credenza/credential/log'
import { readCheckpoint, readLatest } from '@credenza/registry'
import { sql } from 'kysely'
import { bytesToHex } from 'viem'
import type { Context } from '../context.ts'
import { sha256 } from '../platform/sha256.ts'
import { logKey, logOrigin } from './log-identity.ts'
import { readEntries, readHead, tileReader } from './log-store.ts'
import type { LogName } from './tables.ts'

export type LogCheck =
  | { ok: true; log: LogName; entries: number }
  | { ok: false; log: LogName; entry: number; reason: string }

const batch = 4096

/**
 * Recomputes a log from its entries and compares it with everything that was ever derived from them: the business
 * rows, tiles, head, signed checkpoints and what the chain recorded. Names the first entry that does not fit.
 */
export async function checkLog(ctx: Context, log: LogName): Promise<LogCheck> {
  const bad = (entry: number, reason: string): LogCheck => ({ ok: false, log, entry, reason })
  const head = await readHead(ctx.db, log)
  const readTile = tileReader(ctx.db, log)

  let size = 0
  let edge: Tile[] = []
  while (size < head.size) {
    const entries = await readEntries(ctx.db, log, size, Math.min(size + batch, head.size))
    const hashes = entries.map((entry) => leafHash(entry, sha256))
    const wrong = await firstDifference(readTile, size, hashes)
    if (wrong !== undefined) return bad(wrong, 'the entry was changed or moved')
    if (entries.length < Math.min(batch, head.size - size)) {
      return bad(await firstGap(ctx, log, size), 'the entry is missing')
    }
    const grown = appendLeaves(size, edge, hashes, sha256)
    size = grown.size
    edge = edgeTiles(size).map(({ level, index }) => keep(level, index, grown.tiles, edge))
  }
  const { root } = appendLeaves(size, edge, [], sha256)
  if (!Buffer.from(root).equals(head.root))
    return bad(size, 'the root of all entries is not the recorded one')
  const extra = await ctx.db
    .selectFrom('log_entry')
    .select('index')
    .where('log', '=', log)
    .where('index', '>=', String(head.size))
    .orderBy('index')
    .limit(1)
    .executeTakeFirst()
  if (extra) return bad(Number(extra.index), 'the entry was added past the head')

  return (
    (await checkRows(ctx, log, bad)) ??
    (await checkCheckpoints(ctx, log, bad)) ?? { ok: true, log, entries: head.size }
  )
}

const keep = (level: number, index: number, changed: readonly Tile[], before: readonly Tile[]): Tile => {
  const same = (tile: Tile) => tile.level === level && tile.index === index
  return changed.find(same) ?? before.find(same)!
}

/** Compares leaf hashes with the stored tiles of level 0. */
async function firstDifference(
  readTile: ReturnType<typeof tileReader>,
  from: number,
  hashes: readonly Uint8Array[],
): Promise<number | undefined> {
  let tile: Uint8Array = new Uint8Array()
  for (const [i, leaf] of hashes.entries()) {
    const index = from + i
    if (i === 0 || index % 256 === 0) tile = await readTile(0, Math.floor(index / 256))
    const at = (index % 256) * 32
    if (!Buffer.from(leaf).equals(tile.subarray(at, at + 32))) return index
  }
  return undefined
}

async function firstGap(ctx: Context, log: LogName, from: number): Promise<number> {
  const { rows } = await sql<{ index: string }>`
    SELECT index FROM log_entry WHERE log = ${log} AND index >= ${from} ORDER BY index LIMIT ${batch}`.execute(
    ctx.db,
  )
  const gap = rows.findIndex((row, i) => Number(row.index) !== from + i)
  return from + (gap < 0 ? rows.length : gap)
}

/** Each certificate's row must be the one whose document its leaf holds. */
async function checkRows(
  ctx: Context,
  log: LogName,
  bad: (entry: number, reason: string) => LogCheck,
): Promise<LogCheck | undefined> {
  if (log !== 'certificates') return undefined
  let after = -1
  for (;;) {
    const rows = await ctx.db
      .selectFrom('log_entry')
      .innerJoin('certificate_directory as named', 'named.log_index', 'log_entry.index')
      .innerJoin('certificate_document as document', (join) =>
        join
          .onRef('document.org_id', '=', 'named.org_id')
          .onRef('document.certificate_id', '=', 'named.certificate_id'),
      )
      .select(['log_entry.index', 'log_entry.entry', 'document.document_hash'])
      .where('log_entry.log', '=', log)
      .where('log_entry.index', '>', String(after))
      .orderBy('log_entry.index')
      .limit(batch)
      .execute()
    for (const row of rows) {
      const index = Number(row.index)
      if (index !== after + 1) return bad(after + 1, 'the entry belongs to no certificate')
      if (!Buffer.from(decodeEntry(row.entry).digest).equals(row.document_hash)) {
        return bad(index, 'the entry holds another document than its certificate')
      }
      after = index
    }
    if (rows.length < batch) break
  }
  const { size } = await readHead(ctx.db, log)
  return after + 1 < size ? bad(after + 1, 'the entry belongs to no certificate') : undefined
}

/** Every checkpoint that was ever signed, and every one that the chain recorded, must be a state of this log. */
async function checkCheckpoints(
  ctx: Context,
  log: LogName,
  bad: (entry: number, reason: string) => LogCheck,
): Promise<LogCheck | undefined> {
  const readTile = tileReader(ctx.db, log)
  const key = { name: logOrigin(ctx.config.publicUrl, log), publicKey: logKey(ctx).publicKey }
  const signed = await ctx.db
    .selectFrom('log_checkpoint')
    .selectAll()
    .where('log', '=', log)
    .orderBy('size')
    .execute()
  for (const { size, note } of signed) {
    const opened = await openCheckpoint(note, key)
    if (!opened.ok) return bad(Number(size), 'the checkpoint of this size is not signed by the log')
    const root = await rootAt(Number(size), readTile)
    if (!Buffer.from(root).equals(opened.checkpoint.root)) {
      return bad(Number(size), 'the log differs from the checkpoint that was signed at this size')
    }
  }
  // Asked of the chain and not of our rows: whoever cuts the log back would delete the rows as well.
  const latest = await readLatest(ctx.chain.client, ctx.chain.registry)
  const head = await readHead(ctx.db, log)
  for (let number = 1; number <= latest.number; number++) {
    const recorded = (await readCheckpoint(ctx.chain.client, ctx.chain.registry, number))?.[log]
    if (!recorded || recorded.size > head.size)
      return bad(head.size, `the entry is missing: checkpoint ${number} on the chain covers it`)
    if (bytesToHex(await rootAt(recorded.size, readTile)) !== recorded.root)
      return bad(recorded.size, `the log differs from checkpoint ${number} that the chain recorded`)
  }
  return undefined
}
