import { sql, type Transaction } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import type { Database } from '../db/tables.ts'
import { faultOf } from '../fault-of.ts'
import { inTrace } from '../trace/current-trace.ts'
import { inSpan } from '../trace/span.ts'
import { splitTrace } from './job-trace.ts'
import { inJobTransaction } from './job-transaction.ts'
import type { Job, Queue } from './queue.ts'

type Tx = Transaction<Database>

/** Never 1, because a batch of one is fetched only at the polling rate. After a full batch the next follows at once. */
const batchSize = 10
const polling = {
  batchSize,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/** What working on jobs needs. `settled` is called before each batch (settled-commits.ts). */
type Worked = Pick<OpenDatabase, 'log' | 'watch'> & { settled(): Promise<void> }

/**
 * Works on a queue in pg-boss's transactions. The jobs of a batch share one, each with its own savepoint: a failing job undoes
 * only its own writes, and is marked as failed in the same transaction, while the others complete.
 */
export async function workInTransaction<P extends object>(
  boss: PgBoss,
  { log, watch, settled }: Worked,
  queue: Queue<P>,
  handler: (tx: Tx, job: Job<P>) => Promise<void>,
): Promise<void> {
  await boss.work<P, void, typeof polling & { transactional: true }>(
    queue.name,
    { ...polling, transactional: true },
    async (jobs, borrowed) => {
      await settled()
      return inJobTransaction(borrowed, watch, async (tx) => {
        for (const job of jobs) {
          await sql`SAVEPOINT job`.execute(tx)
          const outcome = await run(log, queue, job, async (own) => {
            await handler(tx, own)
            await sql`RELEASE SAVEPOINT job`.execute(tx)
          })
          if (outcome.status === 'completed') continue
          // If the connection is lost, this fails too, and the whole batch is retried.
          await sql`ROLLBACK TO SAVEPOINT job`.execute(tx)
          await boss.fail(queue.name, job.id, outcome.output, { db: borrowed })
        }
      })
    },
  )
}

/** Works on a queue without a transaction. The jobs of a batch run concurrently and end one by one. */
export async function workOutside<P extends object>(
  boss: PgBoss,
  { log, settled }: Worked,
  queue: Queue<P>,
  handler: (job: Job<P>) => Promise<void>,
): Promise<void> {
  await boss.work<P, void, typeof polling & { perJobResults: true }>(
    queue.name,
    { ...polling, perJobResults: true },
    async (jobs) => {
      await settled()
      return Promise.all(jobs.map(async (job) => ({ id: job.id, ...(await run(log, queue, job, handler)) })))
    },
  )
}

type Outcome = { status: 'completed' } | { status: 'failed'; output: { error: string } }

/** Runs one job within its trace. */
function run<P extends object>(
  log: Log,
  queue: Queue<P>,
  { id, signal, data: row }: Job<P>,
  handler: (job: Job<P>) => Promise<void>,
): Promise<Outcome> {
  const { data, trace } = splitTrace(row)
  const facts = {
    name: queue.name,
    kind: 'consumer',
    attributes: { 'messaging.destination.name': queue.name },
  } as const
  return inTrace(trace, async (): Promise<Outcome> => {
    try {
      await inSpan(
        () => facts,
        () => handler({ id, data, signal }),
      )
      return { status: 'completed' }
    } catch (error) {
      log.error({ queue: queue.name, job: id, fault: faultOf(error) }, 'A job failed and will be tried again')
      return { status: 'failed', output: outputOf(error) }
    }
  })
}

/** Stored with the job in the database: only the kind of error, since messages may contain addresses. */
function outputOf(error: unknown): { error: string } {
  return { error: error instanceof Error ? error.name : typeof error }
}
