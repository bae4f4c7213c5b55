import type { Tx } from '../../context.ts'
import type { Account } from './find-account.ts'

/** Replaces the password that the account had when it was read. Returns whether it still had it, and its email. */
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
