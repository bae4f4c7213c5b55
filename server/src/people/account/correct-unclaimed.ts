import type { Context, Tx } from '../../context.ts'
import { accountSearch } from './account-search.ts'
import { isClaimed } from './claimed.ts'
import { findAccount } from './find-account.ts'
import { closeSessions } from './session/close-sessions.ts'

/**
 * Corrects email and name of a student's account that nobody has claimed, and ends the links mailed to the old email. Returns
 * whether it did: a claimed account is its owner's, one that `isShared` concerns others, and an email belongs to one account.
 * Locks the account before `isShared` looks, so that nobody can start sharing it.
 */
export async function correctUnclaimed(
  ctx: Pick<Context, 'followUps' | 'keys'>,
  tx: Tx,
  accountId: string,
  { email, name }: { email: string; name: string },
  isShared: () => Promise<boolean>,
): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isErased = account.email === account.id
  if (isErased || isClaimed(account) || (await isShared())) return false
  if (email !== account.email && (await findAccount(tx, 'student', email))) return false
  const moved = email === account.email ? {} : { mailbox_proven_at: null }
  await tx
    .updateTable('account')
    .set({ email, name, ...accountSearch({ name, email }), ...moved })
    .where('id', '=', accountId)
    .execute()
  await closeSessions(ctx, tx, account)
  return true
}
