import type { Context, Db, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { type ApiError, refusal } from '../../../platform/http/api-error.ts'
import { inForce } from '../../../platform/in-force.ts'
import type { Account } from '../find-account.ts'
import { knownWords } from '../password/known-words.ts'
import { hashChosenPassword } from '../password/passwords.ts'
import { setPassword } from '../password/set-password.ts'
import { noteProvenByReset } from '../proven-mailbox.ts'
import { tokenHash } from '../session/tokens.ts'
import { spokenTo, type Visitor } from '../session/visitor.ts'
import { resetTokenMs } from './verify-code.ts'

/**
 * Sets a new password with a token from `verifyCode`. Throws reset_token_invalid, and invalid for an easily guessed password,
 * which does not use up the token.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  from: Pick<Visitor, 'language'>,
): Promise<void> {
  const now = ctx.clock()
  // Comes before the expensive hash, so that a made-up token costs only a look-up.
  const owner = await accountOf(ctx.db, token, now)
  if (!owner) throw invalidToken()
  const password_hash = await hashChosenPassword(password, await knownWords(ctx.db, owner))
  await withRetry(ctx.db, async (tx) => {
    const account = await accountOf(tx, token, now)
    if (!account || !(await spendToken(tx, token))) throw invalidToken()
    const told = spokenTo(account, from)
    const isSet = await setPassword(ctx, tx, told, { password_hash, action: 'account.password-reset' })
    if (!isSet) throw invalidToken()
    await noteProvenByReset(ctx, tx, told, now)
  })
}

const accountOf = (db: Db | Tx, token: string, now: Date): Promise<Account | undefined> =>
  db
    .selectFrom('reset_token')
    .innerJoin('account', 'account.id', 'reset_token.account_id')
    .selectAll('account')
    .where('reset_token.token_hash', '=', tokenHash(token))
    .where(inForce('reset_token.expires_at', resetTokenMs, now))
    .executeTakeFirst()

/** Deletes the token. If two resets use it at once, the second finds it gone. */
async function spendToken(tx: Tx, token: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom('reset_token')
    .where('token_hash', '=', tokenHash(token))
    .returning('account_id')
    .executeTakeFirst()
  return spent !== undefined
}

const invalidToken = (): ApiError => refusal('reset_token_invalid')
