import type { Tx } from '../../context.ts'

/** Waits for an erasure of this person that runs now, and lets no other begin before the transaction ends. */
export async function lockErasure(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom('erasure')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}
