import type { Tx } from '../../../context.ts'
import type { Account } from '../find-account.ts'

/** Replaces a password, unless it has changed since the account was read. Returns whether it did, and the email. */
export async function replacePassword(
  tx: Tx,
  { id, email, password_hash: before }: Account,
  password_hash: string,
): Promise<boolean> {
  const replaced = await tx
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('password_hash', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}
