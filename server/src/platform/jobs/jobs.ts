import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import { connectionTo } from '../db/follow-primary.ts'
import type { Log } from '../db/log.ts'
import type { Database } from '../db/tables.ts'
import { meansUnavailable } from '../db/unavailable.ts'
import { faultOf } from '../fault-of.ts'
import { withTrace } from './job-trace.ts'
import type { Job, Queue } from './queue.ts'
import { openSettledCommits } from './settled-commits.ts'
import { withoutLimits } from './without-limits.ts'
import { workInTransaction, workOutside } from './work.ts'

type Tx = Transaction<Database>

/** This process's job queues. A job belongs to the trace of the request that enqueued it (platform/trace/). */
export type Jobs = {
  /**
   * Adds a job when `tx` commits, never when it rolls back. Keyed queues require `key`, others refuse it. The job begins after
   * `afterSeconds` at the earliest.
   */
  enqueue<P extends object>(
    tx: Tx,
    queue: Queue<P>,
    data: P,
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>
  /** Adds many jobs to a queue without keys, 50 times as fast as one by one. */
  enqueueAll<P extends object>(tx: Tx, queue: Queue<P>, data: readonly P[]): Promise<void>
  /**
   * Handles jobs whose effect is in the database. What the handler writes through `tx` commits with the job's completion, so it
   * happens exactly once. The handler must not call anything outside, nor `withRetry`. If it throws, nothing is written, and
   * the job is retried later.
   */
  work<P extends object>(queue: Queue<P>, handler: (tx: Tx, job: Job<P>) => Promise<void>): Promise<void>
  /**
   * Handles jobs whose effect is elsewhere (mail, chain, block store), at least once. A crash between the effect and its record
   * repeats the job, so the handler must make repetition harmless, with `job.id` as idempotency key.
   */
  workOutside<P extends object>(queue: Queue<P>, handler: (job: Job<P>) => Promise<void>): Promise<void>
  /** Takes no new jobs, waits up to 10 s for running ones, returns the rest to the queues, closes its connections. */
  stop(): Promise<void>
}

/** The longest a handler may run; pg-boss gives its transaction five seconds more. */
const expireInSeconds = 300
const daySeconds = 86_400
/** How long running jobs may take to finish when the process ends. */
const patienceMs = 10_000

/** Opens the queues in this process, on their own connections, and creates missing ones. */
export async function openJobs(
  { directUrl, log, watch }: Pick<OpenDatabase, 'directUrl' | 'log' | 'watch'>,
  queues: readonly Queue<object>[],
  { poolSize }: { poolSize: number },
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionTo(withoutLimits(directUrl)),
    application_name: 'credenza jobs',
    max: poolSize,
    schedule: false,
    useListenNotify: true,
    // How often missing heartbeats are checked, which reveal jobs of a dead worker.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => reportError(log, error))
  boss.on('warning', ({ message }) => log.warn({ message }, 'The job queue warns'))
  await boss.start()
  for (const queue of queues) await makeQueue(boss, queue)
  const settled = await openSettledCommits((text, values) => boss.getDb().executeSql(text, values))
  const worked = { log, watch, settled }
  return {
    enqueue: async (tx, queue, data, { key, afterSeconds } = {}) => {
      if (queue.keyed !== (key !== undefined)) {
        throw new Error(`Queue "${queue.name}" ${queue.keyed ? 'needs a key' : 'takes no key'}.`)
      }
      await boss.send(queue.name, withTrace(data), {
        singletonKey: key,
        startAfter: afterSeconds,
        db: fromKysely(tx),
      })
    },
    enqueueAll: async (tx, queue, data) => {
      if (queue.keyed) throw new Error(`Queue "${queue.name}" is keyed: enqueue its jobs one by one.`)
      const jobs = data.map((payload) => ({ data: withTrace(payload) }))
      await boss.insert(queue.name, jobs, { db: fromKysely(tx) })
    },
    work: (queue, handler) => workInTransaction(boss, worked, queue, handler),
    workOutside: (queue, handler) => workOutside(boss, worked, queue, handler),
    stop: async () => {
      // pg-boss itself checks every half second whether running jobs have ended.
      const ended = Promise.all(queues.map(({ name }) => boss.offWork(name)))
      await Promise.race([ended, pause(patienceMs, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

async function makeQueue(boss: PgBoss, { name, keyed, retryLimit, longestPauseSeconds }: Queue<object>) {
  await boss.createQueue(name, {
    policy: keyed ? 'short' : 'standard',
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds,
    // After its last attempt, a failed job is kept for a week.
    retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    retentionSeconds: 365 * daySeconds,
    deleteAfterSeconds: 7 * daySeconds,
  })
}

function reportError(log: Log, error: Error) {
  if (meansUnavailable(error)) log.warn({}, 'The job queue waits for the database')
  else log.error({ fault: faultOf(error) }, 'The job queue failed')
}
