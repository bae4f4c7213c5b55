import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { type Account, findAccountById } from '../find-account.ts'
import { countAttempt, forgiveAttempt } from '../throttle/attempts.ts'
import { passwordMatches } from './passwords.ts'

/**
 * The signed-in person's account, after checking the password again: for acts that must not be possible with just an unlocked
 * screen. Throws 'invalid' for a wrong password, and too_many_requests after too many, as signing in does.
 */
export async function requirePassword(
  ctx: Context,
  accountId: string,
  { password, address, field = 'password' }: { password: string; address: string; field?: string },
): Promise<Account> {
  const account = await findAccountById(ctx.db, accountId)
  const attempt = await withRetry(ctx.db, (tx) => countAttempt(ctx, tx, 'password', { ...account, address }))
  if (!(await passwordMatches(ctx.keys, password, account.password_hash))) {
    throw fieldRefusal(field, 'invalid.password_wrong')
  }
  await withRetry(ctx.db, (tx) => forgiveAttempt(tx, attempt))
  return account
}
