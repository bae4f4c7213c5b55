import { createHash } from 'node:crypto'
import type { Tx } from '../../context.ts'

/**
 * The id of the transaction for something that others reported, derived from the reporter's own references: the same report
 * has the same id, so the ledger itself holds it only once.
 */
export function reportedTransactionId(...names: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  return `txn_${digest.slice(0, 26)}`
}

/** Whether it was posted; after `lockAccounts` of its party, no other transaction can be about to. */
export async function isPosted(tx: Tx, transactionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_transaction')
    .select('id')
    .where('id', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}
