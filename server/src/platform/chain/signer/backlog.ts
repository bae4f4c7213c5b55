import type { ChainDb } from '../tables.ts'

/** How many transactions are not in a block yet, how long the oldest has waited, and how many the chain refused. */
export async function signerBacklog(
  db: ChainDb,
): Promise<{ waiting: number; oldestWaiting: Date | null; failed: number }> {
  const { waiting, oldestWaiting, failed } = await db
    .selectFrom('chain_tx')
    .select((q) => [
      q.fn.countAll<string>().filterWhere('status', 'in', ['queued', 'sent']).as('waiting'),
      q.fn.min('created_at').filterWhere('status', 'in', ['queued', 'sent']).as('oldestWaiting'),
      q.fn.countAll<string>().filterWhere('status', '=', 'failed').as('failed'),
    ])
    .where('status', 'in', ['queued', 'sent', 'failed'])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestWaiting, failed: Number(failed) }
}
