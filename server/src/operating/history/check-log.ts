import {
  appendLeaves,
  decodeEntry,
  edgeTiles,
  leafHash,
  openCheckpoint,
  type Tile,
} from '@credenza/credential/log'
import { readCheckpoint, readLatest } from '@credenza/registry'
import { sql } from 'kysely'
import { bytesToHex } from 'viem'
import type { Context } from '../../context.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Steps } from '../../platform/steps.ts'
import { logKey, logOrigin } from '../../proof/log/log-identity.ts'
import {
  type LogHead,
  readEdge,
  readEntries,
  readHead,
  rootIfThere,
  tileReader,
} from '../../proof/log/read-log.ts'
import type { LogName } from '../../proof/log/tables.ts'
import { nobodysAddress } from '../../proof/log/trail-leaves.ts'
import { compareLeaves, type Leaf, openComparisons } from './check-statements.ts'
import { firstUnlogged, firstUnloggedCertificate, lostHeads } from './unlogged-rows.ts'

export type LogCheck =
  | { ok: true; log: LogName; entries: number }
  /** `issuer` is the address of the only organisation affected; without it the log itself is broken. */
  | { ok: false; log: LogName; entry: number; reason: string; issuer?: string }

export interface LogExtent {
  /** The hourly check asks an external chain only for the newest checkpoint, which covers all before it. */
  onChain: 'every' | 'newest'
  /** Checks only this many checkpoints on the chain, from the first, because a copy does not know later ones. */
  atMost?: number
  /** The state of the log from which to start. Then the check does not look for rows that are missing in the log. */
  from?: LogHead
}

type Bad = (entry: number, reason: string, issuer?: string) => LogCheck

const batch = 4096
/** How many statements are read at once; each has a signature to verify. */
const statementBatch = 500
const checkpointBatch = 200

/**
 * Recomputes a log from its entries and compares it with everything that was derived from them: the business rows, tiles, head,
 * signed checkpoints and what the chain recorded. Names the first entry that does not match. Leaves entries that are logged in
 * the meantime to the next check.
 */
export async function* checkLog(
  ctx: Context,
  log: LogName,
  { onChain, atMost = Number.POSITIVE_INFINITY, from }: LogExtent,
): Steps<LogCheck> {
  const bad: Bad = (entry, reason, issuer) => ({ ok: false, log, entry, reason, ...(issuer && { issuer }) })
  const head = await readHead(ctx.db, log)
  const readTile = tileReader(ctx.db, log)

  let size = from?.size ?? 0
  if (from && !(await isState(from, readTile)))
    return bad(size, 'the log differs from the checkpoint to begin with')
  let edge = await readEdge(ctx.db, log, size)
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
    yield
  }
  const { root } = appendLeaves(size, edge, [], sha256)
  if (!Buffer.from(root).equals(head.root))
    return bad(size, 'the root of all entries is not the recorded one')
  const extra = await ctx.db
    .selectFrom('log_entry')
    .select('index')
    .where('log', '=', log)
    // Read in one statement with the head, because the log may grow in between.
    .where('index', '>=', (now) => now.selectFrom('log_head').select('size').where('log', '=', log))
    .orderBy('index')
    .limit(1)
    .executeTakeFirst()
  if (extra) return bad(Number(extra.index), 'the entry was added past the head')

  const rows = log === 'certificates' ? checkCertificates : checkStatements
  return (
    (yield* rows(ctx, head.size, bad, from?.size)) ??
    (yield* checkCheckpoints(ctx, log, bad, from?.size)) ??
    (yield* checkChain(ctx, log, { onChain, atMost }, bad)) ?? { ok: true, log, entries: head.size }
  )
}

/** Tells whether the stored tiles give this root. */
async function isState({ size, root }: LogHead, readTile: ReturnType<typeof tileReader>): Promise<boolean> {
  const found = await rootIfThere(size, readTile)
  return found !== undefined && equal(found, root)
}

const equal = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(b)

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

function readEntry(bytes: Uint8Array): ReturnType<typeof decodeEntry> | undefined {
  try {
    return decodeEntry(bytes)
  } catch {
    return undefined
  }
}

/** Checks that each certificate's row has the document in its leaf. */
async function* checkCertificates(
  ctx: Context,
  size: number,
  bad: Bad,
  from?: number,
): Steps<LogCheck | undefined> {
  let after = (from ?? 0) - 1
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
      .where('log_entry.log', '=', 'certificates')
      .where('log_entry.index', '>', String(after))
      .where('log_entry.index', '<', String(size))
      .orderBy('log_entry.index')
      .limit(batch)
      .execute()
    for (const row of rows) {
      const index = Number(row.index)
      if (index !== after + 1) return bad(after + 1, 'the entry belongs to no certificate')
      const entry = readEntry(row.entry)
      if (entry?.kind !== 'certificate') return bad(index, 'the entry does not belong in this log')
      if (!equal(entry.digest, row.document_hash)) {
        return bad(index, 'the entry holds another document than its certificate')
      }
      after = index
    }
    if (rows.length < batch) break
    yield
  }
  if (after + 1 < size) return bad(after + 1, 'the entry belongs to no certificate')
  if (from !== undefined) return undefined
  const unlogged = await firstUnloggedCertificate(ctx.db)
  return unlogged === undefined ? undefined : bad(size, missing(unlogged))
}

const missing = (row: string): string => `the entry is missing: ${row} is in no log`

/** Checks that each statement's leaf can be computed from its row, and that each row has its leaf. */
async function* checkStatements(
  ctx: Context,
  size: number,
  bad: Bad,
  begin?: number,
): Steps<LogCheck | undefined> {
  const comparisons = openComparisons(ctx)
  let heads = 0
  for (let from = begin ?? 0; from < size; from += statementBatch) {
    const entries = await readEntries(ctx.db, 'statements', from, Math.min(from + statementBatch, size))
    const leaves: Leaf[] = []
    for (const [i, bytes] of entries.entries()) {
      const entry = readEntry(bytes)
      if (entry?.kind !== 'statement') return bad(from + i, 'the entry does not belong in this log')
      leaves.push({ ...entry, index: from + i })
    }
    const [misfit] = await compareLeaves(comparisons, leaves)
    if (misfit) {
      const { issuer } = leaves[misfit.index - from]!
      return bad(misfit.index, misfit.reason, issuer === nobodysAddress ? undefined : issuer)
    }
    heads += leaves.filter(({ action }) => action === 'trail-head').length
    yield
  }
  if (begin !== undefined) return undefined
  const unlogged = await firstUnlogged(ctx.db)
  if (unlogged !== undefined) return bad(size, missing(unlogged))
  const lost = await lostHeads(ctx.db, { logged: heads, size })
  return lost === undefined ? undefined : bad(size, lost)
}

/** Checks that every signed checkpoint is a state of this log. */
async function* checkCheckpoints(
  ctx: Context,
  log: LogName,
  bad: Bad,
  from = 0,
): Steps<LogCheck | undefined> {
  const readTile = tileReader(ctx.db, log)
  const key = { name: logOrigin(ctx.config.publicUrl, log), publicKey: logKey(ctx).publicKey }
  let after = String(from)
  for (;;) {
    const signed = await ctx.db
      .selectFrom('log_checkpoint')
      .selectAll()
      .where('log', '=', log)
      .where('size', '>', after)
      .orderBy('size')
      .limit(checkpointBatch)
      .execute()
    const { size: logged } = await readHead(ctx.db, log)
    for (const { size, root: stored, note } of signed) {
      const opened = await openCheckpoint(note, key)
      if (!opened.ok || opened.checkpoint.size !== Number(size) || !equal(opened.checkpoint.root, stored))
        return bad(Number(size), 'the checkpoint of this size is not signed by the log')
      if (Number(size) > logged) return bad(logged, 'the entry is missing: a signed checkpoint covers it')
      const root = await rootIfThere(Number(size), readTile)
      if (!root || !equal(root, opened.checkpoint.root)) {
        return bad(Number(size), 'the log differs from the checkpoint that was signed at this size')
      }
    }
    if (signed.length < checkpointBatch) break
    after = signed.at(-1)!.size
    yield
  }
  return undefined
}

/**
 * Checks that what the chain recorded is a state of this log. Asks the chain, not our rows, because an attacker who truncates
 * the log would delete the rows as well.
 */
async function* checkChain(
  ctx: Context,
  log: LogName,
  { onChain, atMost }: Required<Pick<LogExtent, 'onChain' | 'atMost'>>,
  bad: Bad,
): Steps<LogCheck | undefined> {
  const readTile = tileReader(ctx.db, log)
  const latest = Math.min((await readLatest(ctx.chain.client, ctx.chain.registry)).number, atMost)
  const head = await readHead(ctx.db, log)
  const first = onChain === 'every' ? 1 : Math.max(latest, 1)
  for (let number = first; number <= latest; number++) {
    if (number % checkpointBatch === 0) yield
    const recorded = (await readCheckpoint(ctx.chain.client, ctx.chain.registry, number))?.[log]
    if (!recorded || recorded.size > head.size)
      return bad(head.size, `the entry is missing: checkpoint ${number} on the chain covers it`)
    const root = await rootIfThere(recorded.size, readTile)
    if (!root || bytesToHex(root) !== recorded.root)
      return bad(recorded.size, `the log differs from checkpoint ${number} that the chain recorded`)
  }
  return undefined
}
