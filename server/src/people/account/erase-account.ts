import type { Context, Tx } from '../../context.ts'
import { forgetKeptAnswers } from '../../platform/http/idempotency.ts'
import { accountSearch } from './account-search.ts'
import type { Account } from './find-account.ts'
import { forgetCodes } from './mailed-code/forget-codes.ts'
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
  'student_invitation',
] as const

/**
 * Deletes everything about an account except its id, to which ledger, log and trails still refer. The id replaces name and
 * email, so the email is free for a new account, and nobody can sign in to this one again.
 */
export async function eraseAccount(ctx: Context, tx: Tx, account: Account): Promise<void> {
  const { id } = account
  // First, so that a sign-in under way cannot open a session after they were deleted.
  await tx
    .updateTable('account')
    .set({ name: id, email: id, ...accountSearch({ name: id, email: id }) })
    .set({ password_hash: null, wallet_address: null, mailbox_proven_at: null })
    .where('id', '=', id)
    .execute()
  for (const table of ownedTables) await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await forgetKeptAnswers(tx, id)
  await forgetCodes(ctx, tx, account)
  await clearAttempts(ctx, tx, account)
}
