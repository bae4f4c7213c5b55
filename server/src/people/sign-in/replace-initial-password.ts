import type { MailboxNeeded, SignInResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { inForce } from '../../platform/in-force.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { Account } from '../account/find-account.ts'
import { knownWords } from '../account/password/known-words.ts'
import { hashChosenPassword, isInitialPassword, passwordMatches } from '../account/password/passwords.ts'
import { replacePassword } from '../account/password/replace-password.ts'
import { closeSessions } from '../account/session/close-sessions.ts'
import { heldForMs } from '../account/session/pending-sign-in.ts'
import { tokenHash } from '../account/session/tokens.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { openSignedIn, signedIn } from './signed-in.ts'

/**
 * Completes a first sign-in: replaces the initial password, which somebody else knows, and only then opens a session. Requires
 * no second factor, because none can be set up without a session. Throws sign_in_expired if the person has to start again, and
 * invalid for the initial password itself or an easily guessed one.
 */
export async function replaceInitialPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  from: Visitor,
): Promise<SignInResponse | MailboxNeeded> {
  const now = ctx.clock()
  const account = await accountOf(ctx, token, now)
  if (!account) throw expired()
  if (await passwordMatches(ctx.keys, password, account.password_hash)) {
    throw fieldRefusal('password', 'invalid.password_initial')
  }
  const password_hash = await hashChosenPassword(password, await knownWords(ctx.db, account))
  const opened = await withRetry(ctx.db, async (tx) => {
    // The second of two simultaneous calls finds the initial password gone.
    const replaced = await replacePassword(tx, account, password_hash)
    if (!replaced) throw expired()
    await closeSessions(ctx, tx, account)
    await appendAudit(ctx, tx, account.org_id ?? platformTrail, now, [
      { actor: account.id, action: 'account.password-chosen', subject: account.id },
    ])
    return openSignedIn(ctx, tx, { ...account, password_hash }, { from, secondFactor: undefined }, now)
  })
  return signedIn(ctx, account, { opened, withSecondFactor: false, from })
}

/** The account that is signing in, while it still has its initial password. */
async function accountOf(ctx: Context, token: string, now: Date): Promise<Account | undefined> {
  const account = await ctx.db
    .selectFrom('pending_sign_in')
    .innerJoin('account', 'account.id', 'pending_sign_in.account_id')
    .selectAll('account')
    .where('pending_sign_in.token_hash', '=', tokenHash(token))
    .where('pending_sign_in.for_mailbox', '=', false)
    .where(inForce('pending_sign_in.expires_at', heldForMs, now))
    .executeTakeFirst()
  return account && isInitialPassword(account.password_hash) ? account : undefined
}

const expired = (): ApiError => refusal('sign_in_expired')
