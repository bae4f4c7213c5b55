import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { backOffMs } from '../../platform/back-off.ts'
import { holdRole, type Lease } from '../../platform/db/lease.ts'
import { DatabaseUnavailable } from '../../platform/db/unavailable.ts'
import { listenOn, type Waker } from '../../platform/db/wake.ts'
import { faultOf } from '../../platform/fault-of.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'
import { checkpointChannel } from '../../proof/log/checkpoints.ts'
import { forgetProgress } from './progress.ts'
import { publishPages } from './publish-pages.ts'
import { publishRound } from './publish-round.ts'

/** The pause between rounds. A new checkpoint ends it early. */
const pauseMs = 2_000
/** Half the pause after a first failure. */
const firstPauseMs = 1_000
/** How often every standing is signed again. When the server goes down, published copies are at most this old. */
const refreshMs = 10 * 60_000

/**
 * Publishes what verifiers read, as files at the place that PUBLISH_TO names, in one process at a time (role 'publisher'). Ends
 * when `signal` aborts.
 */
export async function runPublishing(ctx: Context, signal: AbortSignal): Promise<void> {
  const { published } = ctx
  if (!published) return
  const waker = listenOn(ctx.database.directUrl, [checkpointChannel])
  try {
    await holdRole(ctx.database, 'publisher', (lease) => publish(ctx, published, { lease, waker }), {
      signal,
    })
  } finally {
    await waker.close()
  }
}

async function publish(
  ctx: Context,
  published: PublishedPlace,
  { lease: { signal }, waker }: { lease: Lease; waker: Waker },
): Promise<void> {
  let isPrepared = false
  let refreshAt = 0
  let failures = 0
  while (!signal.aborted) {
    try {
      if (!isPrepared) await prepare(ctx, published)
      isPrepared = true
      const all = performance.now() >= refreshAt
      const isMore = await publishRound(ctx, published, { all })
      if (all) refreshAt = performance.now() + refreshMs
      failures = 0
      if (!isMore) await waker.wait(pauseMs, signal)
    } catch (error) {
      if (signal.aborted || error instanceof DatabaseUnavailable) throw error
      failures++
      ctx.log.warn({ fault: faultOf(error), failures }, 'Publishing waits for its place')
      await pause(backOffMs(firstPauseMs, failures), undefined, { signal }).catch(() => {})
    }
  }
}

async function prepare(ctx: Context, published: PublishedPlace): Promise<void> {
  // Without a checkpoint, the place was emptied, or replaced under the same name; it is filled again.
  if (!(await published.has('log/certificates/checkpoint'))) await forgetProgress(ctx, published.name)
  await publishPages(ctx, published)
}
