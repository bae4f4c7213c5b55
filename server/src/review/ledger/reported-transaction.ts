import { createHash } from 'node:crypto'
import type { Tx } from '../../context.ts'

/**
 * A transaction id derived from the references of the party that reported the event. The same report gives the same id, so the
 * ledger itself has it only once.
 */
export function reportedTransactionId(...names: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  return `txn_${digest.slice(0, 26)}`
}

/** Whether it was posted. After `lockAccounts` of its party, no other transaction can be about to post it. */
export async function isPosted(tx: Tx, transactionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_transaction')
    .select('id')
    .where('id', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}
