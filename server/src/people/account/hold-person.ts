import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { erasedAmong } from './erased-among.ts'

/**
 * Locks the account for what its person adds: what they add at once is added one after the other, and they are not erased before
 * the transaction ends. Throws 'not_signed_in' if they have been erased, by a transaction that did not see the addition.
 */
export async function holdPerson(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  if ((await erasedAmong(tx, [accountId])).size > 0) throw refusal('not_signed_in')
}
