import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../db/with-retry.ts'

/** Runs `work` chunk by chunk, each in its own transaction, until it reports that nothing is left. */
export async function untilNoneLeft(
  { db }: Pick<Context, 'db'>,
  signal: AbortSignal,
  work: (tx: Tx) => Promise<number>,
): Promise<void> {
  do signal.throwIfAborted()
  while ((await withRetry(db, work)) > 0)
}
