import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { type Account, findAccountById } from '../find-account.ts'
import { requireFreshSecondFactor } from '../second-factor/require-fresh.ts'
import { knownWords } from './known-words.ts'
import { hashChosenPassword } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { setPassword } from './set-password.ts'

interface PasswordChange {
  /** Empty if the person confirms with a second factor instead. */
  currentPassword: string
  password: string
  /** The caller's address, for counting wrong passwords. */
  address: string
}

/** Changes the signed-in person's password; an unlocked screen alone is not enough. All other sessions end. */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  { currentPassword, password, address }: PasswordChange,
): Promise<void> {
  const account = await provenAccount(ctx, caller, { currentPassword, address })
  const password_hash = await hashChosenPassword(password, await knownWords(ctx.db, account))
  const isSet = await withRetry(ctx.db, (tx) =>
    setPassword(ctx, tx, account, {
      password_hash,
      action: 'account.password-changed',
      keptSessionId: caller.sessionId,
    }),
  )
  if (!isSet) throw fieldRefusal('currentPassword', 'invalid.password_wrong')
}

async function provenAccount(
  ctx: Context,
  caller: Caller,
  { currentPassword, address }: Pick<PasswordChange, 'currentPassword' | 'address'>,
): Promise<Account> {
  if (currentPassword !== '') {
    const typed = { password: currentPassword, field: 'currentPassword', address }
    return requirePassword(ctx, caller.accountId, typed)
  }
  await requireFreshSecondFactor(ctx, caller)
  return findAccountById(ctx.db, caller.accountId)
}
