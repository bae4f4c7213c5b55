import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../db/with-retry.ts'

/** Does work chunk by chunk, each in its own transaction, until `work` says that a chunk had nothing left to do. */
export async function inChunks(
  { db }: Pick<Context, 'db'>,
  signal: AbortSignal,
  work: (tx: Tx) => Promise<number>,
): Promise<void> {
  do signal.throwIfAborted()
  while ((await withRetry(db, work)) > 0)
}
