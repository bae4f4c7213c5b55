import { rootAt } from '@credenza/credential/log'
import { readLatest } from '@credenza/registry'
import { hourMs } from '@credenza/schema'
import { bytesToHex } from 'viem'
import type { Context } from '../../context.ts'
import { holdRole, type Lease } from '../../platform/db/lease.ts'
import { listenOn, type Waker } from '../../platform/db/wake.ts'
import { anchorNewest, followAnchors } from './anchor-checkpoint.ts'
import { type AnchorPace, nextPace } from './anchor-pace.ts'
import { signHead } from './checkpoints.ts'
import { leafChannel } from './enqueue-leaf.ts'
import { logNames } from './log-identity.ts'
import { readHead, tileReader } from './read-log.ts'
import { sequencePending } from './sequence.ts'
import { trailsChannel } from './trail-leaves.ts'

/** How often changed trails are logged if nothing else is, so that each sign-in does not cost a checkpoint. */
const trailsEveryMs = hourMs

/** How long to wait between polls for pending leaves: `idle` if no notification arrives, `inFlight` while a transaction is. */
const pauseMs = { idle: 2_000, inFlight: 150 }

/** How long to skip the leaves of an issuer whose database node is unreachable. */
const lostForMs = 15_000

/**
 * Runs the sequencer, in one process at a time (role 'sequencer'): numbers pending leaves, signs checkpoints, sends them to the
 * chain and follows them. Ends when `signal` aborts.
 */
export async function runAnchoring(ctx: Context, signal: AbortSignal): Promise<void> {
  const trails: TrailsDue = { after: 0 }
  const waker = listenOn(ctx.database.directUrl, [leafChannel, trailsChannel], {
    onNotice: (channel) => {
      if (channel === trailsChannel) trails.after = 0
    },
    onGap: () => {},
  })
  try {
    await holdRole(ctx.database, 'sequencer', (lease) => work(ctx, lease, { waker, trails }), { signal })
  } finally {
    await waker.close()
  }
}

/** When the ends of trails are logged next, even if nothing else is. */
interface TrailsDue {
  after: number
}

async function work(
  ctx: Context,
  lease: Lease,
  { waker, trails }: { waker: Waker; trails: TrailsDue },
): Promise<void> {
  await requireNoFork(ctx)
  const leastMs = ctx.config.anchorIntervalMs
  let pace: AnchorPace = { dueAt: 0, pauseMs: leastMs }
  trails.after = 0
  const lost = new Set<string>()
  let lostUntil = 0
  while (!lease.signal.aborted) {
    const trailsDue = performance.now() >= trails.after
    if (trailsDue) trails.after = performance.now() + trailsEveryMs
    if (performance.now() >= lostUntil) {
      lost.clear()
      lostUntil = performance.now() + lostForMs
    }
    const logged = await sequencePending(ctx, lease, { trailsDue, lost })
    // Unless a notice came during the round.
    if (logged > 0 && trails.after > 0) trails.after = performance.now() + trailsEveryMs
    await signHead(ctx, 'certificates')
    await signHead(ctx, 'statements')
    let inFlight = await followAnchors(ctx)
    if (!inFlight && performance.now() >= pace.dueAt) {
      inFlight = await anchorNewest(ctx, lease)
      pace = nextPace(pace, leastMs, { at: performance.now(), sent: inFlight })
    }
    if (logged === 0) await waker.wait(inFlight ? pauseMs.inFlight : untilDue(pace, leastMs), lease.signal)
  }
}

/**
 * While pauses are longer than usual, looks again as soon as the next anchor is due: something may already be waiting for it.
 */
function untilDue(pace: AnchorPace, leastMs: number): number {
  const ms = pace.dueAt - performance.now()
  return pace.pauseMs > leastMs && ms > 0 ? Math.min(ms, pauseMs.idle) : pauseMs.idle
}

/**
 * Prevents a database restored from an older backup from signing a fork. What the chain has recorded must be a prefix of our
 * log; otherwise this throws before anything is numbered or signed, until an operator has compared the two.
 */
async function requireNoFork(ctx: Context): Promise<void> {
  const recorded = await readLatest(ctx.chain.client, ctx.chain.registry)
  for (const log of logNames) {
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
