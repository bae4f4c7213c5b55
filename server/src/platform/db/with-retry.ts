import { setTimeout as pause } from 'node:timers/promises'
import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import { isPreparedFormUnusable } from './kysely-pool.ts'
import type { Database } from './tables.ts'
import { CommitOutcomeUnknown, DatabaseUnavailable, WritesRefused } from './unavailable.ts'

const attempts = 10

/**
 * Runs `work` in a transaction and commits. Repeats all of it after a serialization failure (40001), a deadlock (40P01) and a
 * connection lost before COMMIT. So make ids and times outside, and do nothing but database work inside (emails, chain and
 * files go through a job enqueued with `tx`). Throws DatabaseUnavailable (or WritesRefused) when ten attempts fail,
 * CommitOutcomeUnknown when the connection broke after COMMIT was sent, and any error of `work`, after a rollback.
 */
export async function withRetry<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) throw new Error('withRetry cannot be nested: pass the transaction you have.')
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(db, work)
    if ('result' in outcome) return outcome.result
    if (attempt === attempts) {
      if (outcome.again instanceof WritesRefused) throw outcome.again
      throw new DatabaseUnavailable('The transaction did not succeed in ten attempts.', {
        cause: outcome.again,
      })
    }
    await pause(Math.random() * Math.min(1_000, 10 * 2 ** attempt))
  }
}

type Outcome<T> = { result: T } | { again: unknown }

async function tryOnce<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<Outcome<T>> {
  let tx: ControlledTransaction<Database> | undefined
  let commitSent = false
  try {
    tx = await db.startTransaction().execute()
    const result = await work(tx)
    commitSent = true
    await tx.commit().execute()
    return { result }
  } catch (error) {
    // Needed after a failed COMMIT too, since it returns the connection.
    await tx
      ?.rollback()
      .execute()
      .catch(() => {})
    if (commitSent && error instanceof DatabaseUnavailable) {
      throw new CommitOutcomeUnknown('The connection broke while committing.', { cause: error })
    }
    if (isWorthRetrying(error)) return { again: error }
    throw error
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof CommitOutcomeUnknown) return false
  if (error instanceof DatabaseUnavailable || isPreparedFormUnusable(error)) return true
  const code = (error as { code?: unknown } | undefined)?.code
  return code === '40001' || code === '40P01'
}
