import { messages, type Role, type SignInAnswer } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { findAccount, realmOf } from '../account/find-account.ts'
import { isInitialPassword, passwordMatches } from '../account/password/passwords.ts'
import { methodsOf, readFactors } from '../account/second-factor/factors.ts'
import { holdSignIn } from '../account/session/pending-sign-in.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { countAttempt, forgiveAttempt } from '../account/throttle/attempts.ts'
import { requireProvider } from '../identity-provider/require-provider.ts'
import { openSignedIn, signedIn } from './signed-in.ts'

/**
 * Signs in by email, password and role. Wrong role, wrong password and unknown email give the same error after the same work
 * (readings R1). For an account with a second factor, with its initial password, or with a mailbox to prove, returns a token
 * for the next step instead of a session. Throws sign_in_failed, single_sign_on_required if the organisation requires its
 * provider, or too_many_requests after too many failures (throttle/rules.ts).
 */
export async function signIn(
  ctx: Context,
  { email, password, selectedRole }: { email: string; password: string; selectedRole: Role },
  from: Visitor,
): Promise<SignInAnswer> {
  const realm = realmOf[selectedRole]
  const attempt = await withRetry(ctx.db, (tx) =>
    countAttempt(ctx, tx, 'password', { realm, email, address: from.address }),
  )
  const account = await findAccount(ctx.db, realm, email)
  const matches = await passwordMatches(
    ctx.keys,
    password,
    account?.role === selectedRole ? account.password_hash : null,
  )
  if (!account || !matches) {
    await noteFailure(ctx, account?.id)
    throw refusal('sign_in_failed')
  }

  const now = ctx.clock()
  const outcome = await withRetry(ctx.db, async (tx) => {
    await forgiveAttempt(tx, attempt)
    if (account.is_colleague) await requireProvider(tx, account, undefined)
    const hold = () => holdSignIn(tx, account, now)
    if (isInitialPassword(account.password_hash)) return { newPassword: { token: await hold() } }
    const methods = methodsOf(await readFactors(tx, account.id))
    if (methods.length > 0) return { secondFactor: { token: await hold(), methods } }
    return { opened: await openSignedIn(ctx, tx, account, { from, secondFactor: undefined }, now) }
  })
  if (outcome.newPassword) return { success: true, message: messages.newPasswordNeeded, ...outcome }
  if (outcome.secondFactor) return { success: true, message: messages.secondFactorNeeded, ...outcome }
  return signedIn(ctx, account, { opened: outcome.opened, withSecondFactor: false, from })
}

/** Records the failure for monitoring. Does the same work whether or not the account exists, so that timing does not tell. */
const noteFailure = (ctx: Context, accountId = 'unknown'): Promise<void> =>
  withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      { actor: 'system', action: 'account.sign-in-failed', subject: accountId, leavesState: true },
    ]),
  )
