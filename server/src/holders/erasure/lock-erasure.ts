import type { Tx } from '../../context.ts'

/** Waits for a running erasure of this person, and keeps another one from beginning before the transaction ends. */
export async function lockErasure(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom('erasure')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}
