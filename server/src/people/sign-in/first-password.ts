import type { SignInResponse, WelcomeStep } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { Account } from '../account/find-account.ts'
import { knownWords } from '../account/password/known-words.ts'
import { hashChosenPassword } from '../account/password/passwords.ts'
import { replacePassword } from '../account/password/replace-password.ts'
import { noteMailboxProven } from '../account/proven-mailbox.ts'
import { closeSessions } from '../account/session/close-sessions.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { acceptLink } from '../student/invitation/accept-link.ts'
import { findUnclaimed } from '../student/invitation/links.ts'
import { openAtOnce, signedInAtOnce } from './signed-in.ts'
import { tellPasswordChosen } from './tell-password-chosen.ts'

/**
 * The next step for a student who follows an emailed link. A link that can no longer set a password leads to sign-in, as does
 * one that never existed, so the answer does not tell which.
 */
export async function readWelcome(ctx: Context, token: string): Promise<WelcomeStep> {
  const found = await findUnclaimed(ctx.db, token, ctx.clock())
  if (!found) return { step: 'sign-in', name: '', email: '' }
  const { name, email } = found.account
  return { step: found.isYoung ? 'password' : 'code', name, email }
}

/**
 * Gives a student's account its first password, with a recent link from their mailbox, and signs in. Emails the person. Throws
 * welcome_ended for any other link, and invalid for an easily guessed password.
 */
export async function chooseFirstPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  from: Visitor,
): Promise<SignInResponse> {
  const now = ctx.clock()
  // Comes before the expensive hash, so that a made-up token costs only a look-up.
  const account = await accountOf(ctx.db, token, now)
  const password_hash = await hashChosenPassword(password, await knownWords(ctx.db, account))
  const session = await withRetry(ctx.db, async (tx) => {
    const current = await accountOf(tx, token, now)
    // Of two simultaneous calls, the second finds that a password was set.
    if (!(await replacePassword(tx, current, password_hash))) throw refusal('welcome_ended')
    await closeSessions(ctx, tx, account)
    await acceptLink(tx, token, now)
    await noteMailboxProven(tx, account, now)
    await tellPasswordChosen(ctx, tx, account, from.language)
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: account.id, action: 'account.password-chosen', subject: account.id },
    ])
    return openAtOnce(ctx, tx, { ...account, password_hash }, { from, secondFactor: undefined }, now)
  })
  return signedInAtOnce(ctx, account, { token: session, withSecondFactor: false })
}

async function accountOf(db: Db | Tx, token: string, now: Date): Promise<Account> {
  const found = await findUnclaimed(db, token, now)
  if (!found?.isYoung) throw refusal('welcome_ended')
  return found.account
}
