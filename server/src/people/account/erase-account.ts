import type { Context, Tx } from '../../context.ts'
import { forgetKeptAnswers } from '../../platform/http/idempotency.ts'
import type { Account } from './find-account.ts'
import { emailMac } from './recovery/code.ts'
import { clearAttempts } from './throttle/attempts.ts'

/** Tables of everything that opens the account, or records who opened it. */
const ownedTables = [
  'session',
  'connected_application',
  'pending_sign_in',
  'passkey',
  'passkey_challenge',
  'totp',
  'second_factor_code',
  'known_address',
  'reset_token',
  'student_invitation',
] as const

/**
 * Deletes everything about an account except its id, to which ledger, log and trails still refer. The id replaces name and
 * email, so the email is free for a new account, and nobody can sign in to this one again.
 */
export async function eraseAccount(ctx: Context, tx: Tx, { id, realm, email }: Account): Promise<void> {
  for (const table of ownedTables) await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await forgetKeptAnswers(tx, id)
  const codes = [realm, 'any' as const].map((one) => emailMac(ctx.keys, { realm: one, email }))
  await tx.deleteFrom('one_time_code').where('email_mac', 'in', codes).execute()
  await clearAttempts(ctx, tx, { realm, email })
  await tx
    .updateTable('account')
    .set({ name: id, email: id, password_hash: null, wallet_address: null })
    .where('id', '=', id)
    .execute()
}
