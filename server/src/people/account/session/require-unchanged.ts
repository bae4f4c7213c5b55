import type { Tx } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { Account } from '../find-account.ts'

/**
 * Locks an account until the transaction ends. Throws 'sign_in_failed' if its email or password has changed since it was read,
 * or if it was erased or removed: that ended the sessions of the account, and a sign-in under way must not open another one.
 */
export async function requireUnchanged(
  tx: Tx,
  { id, email, password_hash }: Pick<Account, 'id' | 'email' | 'password_hash'>,
): Promise<void> {
  const held = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('password_hash', 'is not distinct from', password_hash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw refusal('sign_in_failed')
}
