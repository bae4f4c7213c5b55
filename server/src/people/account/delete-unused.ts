import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { isClaimed } from './claimed.ts'
import { knownToNobody } from './organisations-of.ts'

/**
 * Deletes those of these students' accounts that no organisation knows any more and that nobody has ever used, whichever
 * organisation created them. Returns their ids. Lock the accounts first.
 */
export async function deleteUnused(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'email', 'password_hash'])
    .where('realm', '=', 'student')
    .where('id', '=', anyOf(await knownToNobody(tx, accountIds)))
    .where('mailbox_proven_at', 'is', null)
    .where('wallet_address', 'is', null)
    .execute()
  const isErased = ({ id, email }: { id: string; email: string }) => email === id
  const unused = accounts.filter((account) => !isClaimed(account) && !isErased(account)).map(({ id }) => id)
  await tx.deleteFrom('reset_token').where('account_id', '=', anyOf(unused)).execute()
  await tx.deleteFrom('account').where('id', '=', anyOf(unused)).execute()
  return unused
}
