import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { faultOf } from '../fault-of.ts'
import type { OpenDatabase } from './database.ts'
import { newHolder } from './lease-holder.ts'
import { lockLease, releaseLease, takeLease } from './lease-store.ts'
import type { Database } from './tables.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * A held lease. `signal` aborts when the lease is lost, or the caller's own signal aborts. A process can be suspended until
 * after its lease has ended, so a transaction that only the holder may commit calls `confirm(tx)`: it rejects with LeaseLost,
 * or keeps others from taking the lease until `tx` ends.
 */
export type Lease = { signal: AbortSignal; confirm(tx: Transaction<Database>): Promise<void> }

/** Another process may have the role now, so stop and do nothing more in it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export type Times = { leaseMs: number; renewMs: number; retryMs: number }
/**
 * A dead process's lease is taken over within five seconds. A process that stalls for longer than its lease keeps it if nobody
 * else wants it, and otherwise stops acting (`confirm`).
 */
export const usualTimes: Times = { leaseMs: 4_000, renewMs: 1_000, retryMs: 400 }

/** The pause after a failure: an unreachable database, or an error of the role's own. */
const failurePauseMs = 1_000

type LeaseDatabase = Pick<OpenDatabase, 'leases'>

/**
 * Waits until the lease `name` is free, then runs `body` while renewing it, and releases it. Rejects with LeaseLost if a
 * renewal failed before `body` ended, or with the reason of `signal` if that aborted first. `body` must return soon after its
 * signal aborts. `times` is for tests.
 */
export async function withLease<T>(
  { leases }: LeaseDatabase,
  name: string,
  body: (lease: Lease) => Promise<T>,
  { signal, times = usualTimes }: { signal?: AbortSignal | undefined; times?: Times } = {},
): Promise<T> {
  signal?.throwIfAborted()
  const holder = newHolder()
  while (!(await takeLease(leases, name, holder, times.leaseMs))) {
    await pause(times.retryMs * (0.5 + Math.random()), undefined, { signal })
  }
  const lost = new AbortController()
  const ended = new AbortController()
  const renewing = renewUntil(ended.signal, times.renewMs, () =>
    takeLease(leases, name, holder, times.leaseMs),
  ).catch((error) => lost.abort(new LeaseLost(`The lease "${name}" could not be renewed.`, { cause: error })))
  const confirm = async (tx: Transaction<Database>) => {
    if (!(await lockLease(tx, name, holder)))
      throw new LeaseLost(`The lease "${name}" has passed to another process.`)
  }
  try {
    const both = signal ? AbortSignal.any([signal, lost.signal]) : lost.signal
    const result = await body({ signal: both, confirm })
    lost.signal.throwIfAborted()
    return result
  } finally {
    ended.abort()
    await renewing
    // If the database is unreachable, the lease expires by itself.
    await releaseLease(leases, name, holder).catch(() => {})
  }
}

/**
 * Runs `body` in a role that only one process has at a time (sequencer, chain signer), whenever it gets the role, until
 * `signal` aborts. After a lost lease, an outage or an error of `body` it waits for the role again.
 */
export async function holdRole(
  db: LeaseDatabase & Pick<OpenDatabase, 'log'>,
  name: string,
  body: (lease: Lease) => Promise<void>,
  { signal, times = usualTimes }: { signal: AbortSignal; times?: Times },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await withLease(db, name, body, { signal, times })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof LeaseLost || error instanceof DatabaseUnavailable) {
        db.log.warn({ role: name }, `Role "${name}" interrupted; queueing up for it again`)
      } else {
        db.log.error({ role: name, fault: faultOf(error) }, `Role "${name}" failed; queueing up for it again`)
      }
      await pause(failurePauseMs, undefined, { signal }).catch(() => {})
    }
  }
}

async function renewUntil(ended: AbortSignal, renewMs: number, renew: () => Promise<boolean>) {
  for (;;) {
    const goesOn = await pause(renewMs, true, { signal: ended, ref: false }).catch(() => false)
    if (!goesOn) return
    if (!(await renew())) throw new Error('Somebody else holds it.')
  }
}
