import { setTimeout as pause } from 'node:timers/promises'
import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import { isPreparedFormUnusable } from './kysely-pool.ts'
import type { Database } from './tables.ts'
import { CommitOutcomeUnknown, DatabaseUnavailable, WritesRefused } from './unavailable.ts'
import { type ChangingCall, callToAsk, type FindRefusal } from './while-admitted.ts'

const attempts = 10

type Work<T> = (tx: Transaction<Database>) => Promise<T>

/**
 * Runs `work` in a transaction and commits. Repeats all of it after a serialization failure (40001), a deadlock (40P01) and a
 * connection lost before COMMIT. So make ids and times outside, and do nothing but database work inside (emails, chain and
 * files go through a job enqueued with `tx`). During a call that changes something it commits only if the caller is still
 * admitted, and otherwise throws what refuses them. Throws DatabaseUnavailable (or WritesRefused) when ten attempts fail,
 * CommitOutcomeUnknown when the connection broke after COMMIT was sent, and any error of `work`, after a rollback.
 */
export async function withRetry<T>(db: Kysely<Database>, work: Work<T>): Promise<T> {
  if (db.isTransaction) throw new Error('withRetry cannot be nested: pass the transaction you have.')
  const call = callToAsk()
  if (!call) return retry(db, work)
  try {
    return await retry(db, work, call.findRefusal)
  } catch (error) {
    if (!(error instanceof Unadmitted)) throw error
    await requireItsOwnDoing(db, call)
    return retry(db, work)
  }
}

/** Within the transaction, its caller is not admitted any more. */
class Unadmitted extends Error {
  override name = 'Unadmitted'
}

/** Throws if the caller is refused even without the transaction. Otherwise it ends the admission itself, as signing out does. */
async function requireItsOwnDoing(db: Kysely<Database>, call: ChangingCall): Promise<void> {
  const refused = await call.findRefusal(db)
  if (refused) throw refused
  call.isOver = true
}

async function retry<T>(db: Kysely<Database>, work: Work<T>, findRefusal?: FindRefusal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(db, work, findRefusal)
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
  work: Work<T>,
  findRefusal: FindRefusal | undefined,
): Promise<Outcome<T>> {
  let tx: ControlledTransaction<Database> | undefined
  let commitSent = false
  try {
    tx = await db.startTransaction().execute()
    const result = await work(tx)
    if (await findRefusal?.(tx)) throw new Unadmitted()
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
