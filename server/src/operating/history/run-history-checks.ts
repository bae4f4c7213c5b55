import { setTimeout as pause } from 'node:timers/promises'
import { hourMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { holdRole, type Lease } from '../../platform/db/lease.ts'
import type { Steps } from '../../platform/steps.ts'
import { checkHistory } from './check-history.ts'
import { checkTrailHeads } from './check-trail-heads.ts'

/** The check rests nine times as long as each slice took, so that it costs at most a tenth of one core and of the database. */
const restPerWork = 9
const restMs = { least: 20, most: 10_000 }

/**
 * The server's own check of its history, in one process at a time (role 'history'): checks the heads of all trails at start and
 * every hour, and the whole history in slices, again and again. Ends when `signal` aborts.
 */
export async function runHistoryChecks(ctx: Context, signal: AbortSignal): Promise<void> {
  await holdRole(ctx.database, 'history', (lease) => checkAgainAndAgain(ctx, lease), { signal })
}

async function checkAgainAndAgain(ctx: Context, { signal }: Lease): Promise<void> {
  let nextAt = 0
  let whole: Steps<void> | undefined
  while (!signal.aborted) {
    // A pass over a long history takes more than an hour; the heads are still checked every hour.
    if (performance.now() >= nextAt) {
      nextAt = performance.now() + hourMs
      const heads = checkTrailHeads(ctx)
      while (!signal.aborted && !(await slice(heads, signal)));
      whole ??= checkHistory(ctx)
    }
    if (!whole) await rest(nextAt - performance.now(), signal)
    else if (await slice(whole, signal)) whole = undefined
  }
}

/** Runs one slice and rests. Returns whether it was the last one. */
async function slice(steps: Steps<void>, signal: AbortSignal): Promise<boolean> {
  const began = performance.now()
  const { done } = await steps.next()
  const tookMs = performance.now() - began
  if (!done) await rest(Math.min(Math.max(restPerWork * tookMs, restMs.least), restMs.most), signal)
  return done === true
}

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(Math.max(ms, 0), undefined, { signal }).catch(() => {})
