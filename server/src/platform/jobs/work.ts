import { sql, type Transaction } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../db/log.ts'
import type { Database } from '../db/tables.ts'
import { inJobTransaction } from './job-transaction.ts'
import type { Job, Queue } from './queue.ts'

type Tx = Transaction<Database>

/** Never 1: a batch of one is fetched at the polling rate. A full batch is followed by the next at once. */
const batchSize = 10
const polling = {
  batchSize,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/**
 * Works a queue in pg-boss's transactions. The jobs of a batch share one, each behind its own savepoint: a failing job
 * undoes only its own writes, and is marked as failed in the same transaction, while the others complete.
 */
export async function workInTransaction<P extends object>(
  boss: PgBoss,
  log: Log,
  queue: Queue<P>,
  handler: (tx: Tx, job: Job<P>) => Promise<void>,
): Promise<void> {
  await boss.work<P, void, typeof polling & { transactional: true }>(
    queue.name,
    { ...polling, transactional: true },
    (jobs, borrowed) =>
      inJobTransaction(borrowed, async (tx) => {
        for (const job of jobs) {
          await sql`SAVEPOINT job`.execute(tx)
          try {
            await handler(tx, job)
            await sql`RELEASE SAVEPOINT job`.execute(tx)
          } catch (error) {
            // A lost connection fails here again: then the whole batch is retried.
            await sql`ROLLBACK TO SAVEPOINT job`.execute(tx)
            report(log, queue, job, error)
            await boss.fail(queue.name, job.id, outputOf(error), { db: borrowed })
          }
        }
      }),
  )
}

/** Works a queue without a transaction; the jobs of a batch run concurrently and settle one by one. */
export async function workOutside<P extends object>(
  boss: PgBoss,
  log: Log,
  queue: Queue<P>,
  handler: (job: Job<P>) => Promise<void>,
): Promise<void> {
  await boss.work<P, void, typeof polling & { perJobResults: true }>(
    queue.name,
    { ...polling, perJobResults: true },
    (jobs) =>
      Promise.all(
        jobs.map(async (job) => {
          try {
            await handler(job)
            return { id: job.id, status: 'completed' as const }
          } catch (error) {
            report(log, queue, job, error)
            return { id: job.id, status: 'failed' as const, output: outputOf(error) }
          }
        }),
      ),
  )
}

function report(log: Log, queue: Queue<object>, job: { id: string }, error: unknown) {
  log.error({ queue: queue.name, job: job.id, err: error }, 'A job failed and will be tried again')
}

/** Kept with the job in the database: only the kind of error, since messages may contain addresses. */
function outputOf(error: unknown): { error: string } {
  return { error: error instanceof Error ? error.name : typeof error }
}
