import type { SecondFactorProof, SignInResponse } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, refusal } from '../../platform/http/api-error.ts'
import { type Account, findAccountById } from '../account/find-account.ts'
import { isInitialPassword } from '../account/passwords.ts'
import { askForPasskey } from '../account/second-factor/check-passkey.ts'
import { acceptProof, wrongProof } from '../account/second-factor/check-proof.ts'
import { tokenHash } from '../account/tokens.ts'
import type { Visitor } from '../account/visitor.ts'
import { openSignedIn, signedIn } from './signed-in.ts'

const mostTries = 5

/** A challenge for the passkeys of the account that is signing in; throws 'second_factor_expired'. */
export async function askForSecondFactor(
  ctx: Context,
  token: string,
): Promise<{ challengeToken: string; options: Record<string, unknown> }> {
  const pending = await ctx.db
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('token_hash', '=', tokenHash(token))
    .where('tries', '<', mostTries)
    .where('expires_at', '>', ctx.clock())
    .executeTakeFirst()
  if (!pending) throw expired()
  return askForPasskey(ctx, { purpose: 'second-factor', accountId: pending.account_id })
}

/**
 * Signs in whose password was right before, once the second factor is. Throws 'second_factor_wrong', or
 * 'second_factor_expired' when one has to start with the password again, as where the initial one was given and a password
 * of one's own is what is missing.
 */
export async function completeSignIn(
  ctx: Context,
  { token, proof }: { token: string; proof: SecondFactorProof },
  from: Visitor,
): Promise<SignInResponse> {
  const now = ctx.clock()
  const outcome = await withRetry(ctx.db, async (tx) => {
    const account = await countTry(tx, now, token)
    if (!account || isInitialPassword(account.password_hash)) throw expired()
    if (!(await acceptProof(ctx, tx, now, { account, proof, purpose: 'second-factor' }))) return undefined
    await tx.deleteFrom('pending_sign_in').where('token_hash', '=', tokenHash(token)).execute()
    const shown = { from, secondFactor: proof.method }
    return { account, token: await openSignedIn(ctx, tx, account, shown, now) }
  })
  if (!outcome) throw wrongProof()
  return signedIn(ctx, outcome.account, { token: outcome.token, withSecondFactor: true })
}

/** Whose sign-in this is, while it has tries left. The row stays locked, so that proofs are taken one at a time. */
async function countTry(tx: Tx, now: Date, token: string): Promise<Account | undefined> {
  const pending = await tx
    .updateTable('pending_sign_in')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  if (!pending) return undefined
  return findAccountById(tx, pending.account_id)
}

const expired = (): ApiError => refusal('second_factor_expired')
