import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/**
 * Waits for erasures of these accounts, which lock them first, and keeps others from beginning before the transaction ends.
 * Nothing else waits for it.
 */
export async function holdAccounts(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf(accountIds))
    .orderBy('id')
    .forKeyShare()
    .execute()
}
