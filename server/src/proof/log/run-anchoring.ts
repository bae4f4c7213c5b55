import { rootAt } from '@credenza/credential/log'
import { readLatest } from '@credenza/registry'
import { bytesToHex } from 'viem'
import type { Context } from '../../context.ts'
import { holdRole, type Lease } from '../../platform/db/lease.ts'
import { listenOn, type Waker } from '../../platform/db/wake.ts'
import { anchorNewest, followAnchors } from './anchor-checkpoint.ts'
import { type AnchorPace, nextPace } from './anchor-pace.ts'
import { signHead } from './checkpoints.ts'
import { leafChannel } from './enqueue-leaf.ts'
import { readHead, tileReader } from './read-log.ts'
import { sequencePending } from './sequence.ts'

/**
 * Trails that change while nothing else is logged are logged this often, so that a sign-in alone does not cost a
 * checkpoint.
 */
const trailsEveryMs = 60 * 60_000

/** The pause between polls for pending leaves when no notice arrives, and while a transaction is in flight or due. */
const pauseMs = { idle: 2_000, inFlight: 150 }

/** How long the certificates of an issuer whose node is lost are left alone. */
const lostForMs = 15_000

/**
 * The log's sequencer, which acts in one process at a time (role 'sequencer'): it numbers pending leaves, signs
 * checkpoints, sends them to the chain and follows them. Ends when `signal` aborts.
 */
export async function runAnchoring(ctx: Context, signal: AbortSignal): Promise<void> {
  const waker = listenOn(ctx.database.directUrl, [leafChannel])
  try {
    await holdRole(ctx.database, 'sequencer', (lease) => work(ctx, lease, waker), { signal })
  } finally {
    await waker.close()
  }
}

async function work(ctx: Context, lease: Lease, waker: Waker): Promise<void> {
  await requireNoFork(ctx)
  const leastMs = ctx.config.anchorIntervalMs
  let pace: AnchorPace = { dueAt: 0, pauseMs: leastMs }
  let trailsAfter = 0
  const lost = new Set<string>()
  let lostUntil = 0
  while (!lease.signal.aborted) {
    const trailsDue = Date.now() >= trailsAfter
    if (Date.now() >= lostUntil) {
      lost.clear()
      lostUntil = Date.now() + lostForMs
    }
    const logged = await sequencePending(ctx, lease, { trailsDue, lost })
    if (trailsDue || logged > 0) trailsAfter = Date.now() + trailsEveryMs
    await signHead(ctx, 'certificates')
    await signHead(ctx, 'statements')
    let inFlight = await followAnchors(ctx)
    if (!inFlight && Date.now() >= pace.dueAt) {
      inFlight = await anchorNewest(ctx, lease)
      pace = nextPace(pace, leastMs, { at: Date.now(), sent: inFlight })
    }
    if (logged === 0) await waker.wait(inFlight ? pauseMs.inFlight : untilDue(pace, leastMs), lease.signal)
  }
}

/** Looks again right after an anchor, not only after the usual pause: something new may be waiting for the next one. */
function untilDue(pace: AnchorPace, leastMs: number): number {
  const ms = pace.dueAt - Date.now()
  return pace.pauseMs > leastMs && ms > 0 ? Math.min(ms, pauseMs.idle) : pauseMs.idle
}

/**
 * A database restored from an older backup would sign a fork. What the chain has recorded must be a prefix of our log;
 * otherwise nothing is numbered or signed, and the log shows the error until an operator has compared them.
 */
async function requireNoFork(ctx: Context): Promise<void> {
  const recorded = await readLatest(ctx.chain.client, ctx.chain.registry)
  for (const log of ['certificates', 'statements'] as const) {
    const { size, root } = recorded[log]
    const head = await readHead(ctx.db, log)
    const isPrefix = size <= head.size && bytesToHex(await rootAt(size, tileReader(ctx.db, log))) === root
    if (!isPrefix) {
      throw new Error(
        `The ${log} log is frozen: the chain has recorded ${size} leaves that this database does not hold. ` +
          'Restore the newest backup, or see docs/operations/backup.md.',
      )
    }
  }
}
