import { setTimeout as pause } from 'node:timers/promises'
import { proveConsistency } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { holdRole, type Lease } from '../../platform/db/lease.ts'
import { listenOn } from '../../platform/db/wake.ts'
import { isInForce } from '../../platform/in-force.ts'
import { sha256 } from '../../platform/sha256.ts'
import { newestSizes } from '../log/anchored.ts'
import { checkpointChannel, findCheckpoint, newestCheckpoint } from '../log/checkpoints.ts'
import { logNames } from '../log/log-identity.ts'
import { tileReader } from '../log/read-log.ts'
import type { LogName } from '../log/tables.ts'
import { keepFailure, keepSignature, longestPauseMs, type Progress, progressOf } from './progress.ts'
import { sendTo } from './send-submission.ts'
import type { AskedWitness } from './settings.ts'
import { submitCheckpoint, type Target } from './submit-checkpoint.ts'

/** `leastMs` is the pause between two rounds with a witness, so that a constantly growing log does not flood it. */
const usualPace = { leastMs: 1_000, pollMs: 5_000 }
type Pace = typeof usualPace

/**
 * Asks the witnesses in WITNESSES to sign our checkpoints, in one process at a time (role 'witnessing'). Nothing waits for it:
 * logs are numbered and anchored without witnesses, which catch up later. Ends when `signal` aborts.
 */
export async function runWitnessing(
  ctx: Context,
  signal: AbortSignal,
  pace: Pace = usualPace,
): Promise<void> {
  const { witnesses } = ctx.config
  if (!witnesses) return
  await holdRole(
    ctx.database,
    'witnessing',
    async (lease) => {
      // Each has its own loop, so that a hanging witness delays only itself.
      await Promise.all(witnesses.list.map((witness) => follow(ctx, witness, lease, pace)))
    },
    { signal },
  )
}

async function follow(ctx: Context, witness: AskedWitness, { signal }: Lease, pace: Pace): Promise<void> {
  const waker = listenOn(ctx.database.directUrl, [checkpointChannel])
  try {
    while (!signal.aborted) {
      const outcomes = await Promise.all(logNames.map((log) => askOnce(ctx, witness, log, signal)))
      await pause(pace.leastMs, undefined, { signal }).catch(() => {})
      const isDone = !outcomes.includes('signed') && !outcomes.includes('later')
      if (isDone) await waker.wait(pace.pollMs, signal)
    }
  } finally {
    await waker.close()
  }
}

/** Asks a witness to sign the next state of a log, unless there is none or it is too early to ask again. */
export async function askOnce(
  ctx: Context,
  witness: AskedWitness,
  log: LogName,
  signal: AbortSignal,
): Promise<'signed' | 'later' | 'nothing' | 'failed'> {
  const progress = await progressOf(ctx, witness.verifierKey, log)
  if (isInForce(progress.nextAt, 1.25 * longestPauseMs, ctx.clock())) return 'nothing'
  const target = await nextTarget(ctx, log, progress)
  if (!target) return 'nothing'
  const readTile = tileReader(ctx.db, log)
  const submitted = await submitCheckpoint(sendTo(witness, signal), witness.key, target, {
    knownSize: progress.knownSize,
    proofFrom: (size) => proveConsistency(size, target.size, readTile, sha256),
  })
  if (signal.aborted) return 'nothing'
  if ('line' in submitted) {
    await keepSignature(ctx, progress, target.size, submitted.line)
    return 'signed'
  }
  const { knownSize } = submitted
  const newest = (await newestCheckpoint(ctx.db, log))?.size ?? 0
  const isOurs = knownSize <= newest
  // A later state that we have is signed in the next round. One that we do not have may mean that this database lost part of
  // the history.
  const problem = 'problem' in submitted ? submitted.problem : isOurs ? undefined : 'ahead'
  await keepFailure(ctx, progress, { problem, knownSize: isOurs ? knownSize : progress.knownSize })
  if (problem === 'refused' || problem === 'ahead') {
    ctx.log.error(
      { witness: witness.name, log, knownSize, newest },
      'A witness has seen another history of our log than this database holds: see docs/operations/witness.md',
    )
  }
  return problem ? 'failed' : 'later'
}

/**
 * The newest state on the chain, because certificates are proven in it; once the witness has signed that, the newest of all.
 * Skips states in between, because a witness signs no state smaller than its last.
 */
async function nextTarget(
  { db }: Context,
  log: LogName,
  { knownSize, signedSize }: Progress,
): Promise<Target | undefined> {
  const isNext = (size: number) => size > signedSize && size >= knownSize
  const size = (await newestSizes(db, ['sent', 'mined', 'final']))[log]
  const note = isNext(size) ? await findCheckpoint(db, log, size) : undefined
  if (note) return { size, note }
  const newest = await newestCheckpoint(db, log)
  return newest && isNext(newest.size) ? newest : undefined
}
