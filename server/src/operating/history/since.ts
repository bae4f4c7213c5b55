import { readFile } from 'node:fs/promises'
import {
  decodeEntry,
  emptyRoot,
  leafHash,
  openCheckpoint,
  proveInclusion,
  verifyInclusion,
} from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inSnapshot } from '../../platform/db/snapshot.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Steps } from '../../platform/steps.ts'
import { readTypedTime } from '../../platform/typed-time.ts'
import { checkTrailInSteps, trailsOf } from '../../proof/audit/check-trail.ts'
import { checkTrailState } from '../../proof/audit/state/check-state.ts'
import type { Outcome } from '../../proof/doubt/outcome.ts'
import { logKey, logNames, logOrigin } from '../../proof/log/log-identity.ts'
import { type LogHead, readEntries, tileReader } from '../../proof/log/read-log.ts'
import type { LogName } from '../../proof/log/tables.ts'
import { headDigest } from '../../proof/log/trail-leaves.ts'
import {
  logOutcome,
  onceCommitted,
  outcomeOfState,
  outcomeOfTrail,
  type Part,
  statePart,
  trailPart,
} from './parts.ts'

/** A signed state of each log, from which a check starts. */
export type Since = Record<LogName, LogHead>

/**
 * Finds the states for a date or a checkpoint. For a date: the newest checkpoints signed up to it. For a file with a checkpoint
 * that was kept elsewhere: that one, and the newest one of the other log that was signed no later.
 */
export async function readSince(ctx: Context, text: string): Promise<Since> {
  const date = readTypedTime(text, ctx.clock())
  if (date) return statesAt(ctx, date)
  const note = await readFile(text, 'utf8').catch(() => {
    throw new Error(
      `There is no file ${text}: write --since with a date (2026-11-22) or a file that holds a checkpoint.`,
    )
  })
  for (const log of logNames) {
    const state = await signedState(ctx, log, note)
    if (!state) continue
    const signed = await ctx.db
      .selectFrom('log_checkpoint')
      .select('created_at')
      .where('log', '=', log)
      .where('size', '=', String(state.size))
      .executeTakeFirst()
    return { ...(await statesAt(ctx, signed?.created_at ?? new Date(0))), [log]: state }
  }
  throw new Error('This checkpoint is not signed by a log of this deployment.')
}

async function statesAt(ctx: Context, date: Date): Promise<Since> {
  const [certificates, statements] = await Promise.all(logNames.map((log) => stateAt(ctx, log, date)))
  return { certificates: certificates!, statements: statements! }
}

/** The state of a log at a date: its beginning if no checkpoint was signed by then, or someone has changed it. */
async function stateAt(ctx: Context, log: LogName, date: Date): Promise<LogHead> {
  const newest = await ctx.db
    .selectFrom('log_checkpoint')
    .select('note')
    .where('log', '=', log)
    .where('created_at', '<=', date)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  const state = newest && (await signedState(ctx, log, newest.note))
  return state ?? { size: 0, root: emptyRoot() }
}

async function signedState(ctx: Context, log: LogName, note: string): Promise<LogHead | undefined> {
  const key = { name: logOrigin(ctx.config.publicUrl, log), publicKey: logKey(ctx).publicKey }
  const opened = await openCheckpoint(note, key)
  return opened.ok ? opened.checkpoint : undefined
}

/**
 * What was written since these states: the later leaves of both logs with their rows, the later entries of each trail, what the
 * tables contain about the subjects of those entries, and the newest checkpoint on the chain. Only the whole audit checks rows
 * about which nothing was written since, derived rows, ledger, status lists and the embedded chain.
 */
export async function partsSince(ctx: Context, since: Since): Promise<Part[]> {
  const [trails, starts] = await Promise.all([trailsOf(ctx.db), readStarts(ctx, since.statements)])
  const parts: Part[] = [
    ...logNames.map((log) => ({
      name: `${log} log`,
      check: () => logOutcome(ctx, log, { onChain: 'newest', from: since[log] }),
    })),
    ...trails.map((trail) => ({
      name: trailPart(trail),
      check: () => trailSince(ctx, { trail, start: starts.get(trail), logged: since.statements }),
    })),
    ...trails.map((trail) => ({
      name: statePart(trail),
      check: () => stateSince(ctx, trail, starts.get(trail)?.seq ?? 0n),
    })),
  ]
  return parts.map((part) => onceCommitted(ctx, part))
}

/** The newest head of a trail that was in the log at that state. */
interface Start {
  seq: bigint
  hash: Uint8Array
  leaf: number
}

async function readStarts(ctx: Context, { size }: LogHead): Promise<Map<string, Start>> {
  const { rows } = await sql<{ org_id: string; seq: string; hash: Uint8Array; leaf_index: string }>`
    SELECT DISTINCT ON (org_id) org_id, seq, hash, leaf_index FROM trail_leaf
    WHERE leaf_index < ${size} ORDER BY org_id, seq DESC`.execute(ctx.db)
  return new Map(
    rows.map((row) => [row.org_id, { seq: BigInt(row.seq), hash: row.hash, leaf: Number(row.leaf_index) }]),
  )
}

async function* trailSince(
  ctx: Context,
  { trail, start, logged }: { trail: string; start: Start | undefined; logged: LogHead },
): Steps<Outcome> {
  if (start && !(await isLogged(ctx, trail, start, logged))) {
    const reason = 'the log holds another trail'
    return outcomeOfTrail({ ok: false, organisationId: trail, seq: start.seq, reason })
  }
  return outcomeOfTrail(yield* checkTrailInSteps(ctx, trail, start))
}

/** Tells whether the log's tree contains this head's leaf. If so, the log vouches for all entries up to it. */
async function isLogged(
  ctx: Context,
  trail: string,
  { seq, hash, leaf }: Start,
  logged: LogHead,
): Promise<boolean> {
  const [bytes] = await readEntries(ctx.db, 'statements', leaf, leaf + 1)
  if (!bytes) return false
  const path = await proveInclusion(leaf, logged.size, tileReader(ctx.db, 'statements'), sha256).catch(
    () => undefined,
  )
  const isThere =
    path && verifyInclusion(leafHash(bytes, sha256), { index: leaf, size: logged.size, path }, logged.root)
  const entry = isThere ? decodeEntry(bytes) : undefined
  return (
    entry?.kind === 'statement' &&
    entry.action === 'trail-head' &&
    Buffer.from(entry.digest).equals(headDigest(ctx, { organisationId: trail, seq, hash }))
  )
}

async function* stateSince(ctx: Context, trail: string, afterSeq: bigint): Steps<Outcome> {
  return outcomeOfState(
    await inSnapshot(ctx.db, (snapshot) => checkTrailState(ctx.recorded, snapshot, trail, afterSeq)),
  )
}
