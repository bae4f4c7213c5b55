import type { MailboxNeeded, SecondFactorProof, SignInResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, refusal } from '../../platform/http/api-error.ts'
import { isInitialPassword } from '../account/password/passwords.ts'
import { askForPasskey } from '../account/second-factor/check-passkey.ts'
import { acceptProof, wrongProof } from '../account/second-factor/check-proof.ts'
import { countTry, endHeldSignIn, findHeldSignIn } from '../account/session/pending-sign-in.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { finishHeldLink } from '../identity-provider/pending-link.ts'
import { openSignedIn, signedIn } from './signed-in.ts'

/** A challenge for the passkeys of the account that is signing in. Throws 'second_factor_expired'. */
export async function askForSecondFactor(
  ctx: Context,
  token: string,
): Promise<{ challengeToken: string; options: Record<string, unknown> }> {
  const accountId = await findHeldSignIn(ctx.db, token, ctx.clock())
  if (!accountId) throw expired()
  return askForPasskey(ctx, { purpose: 'second-factor', accountId })
}

/**
 * Completes a sign-in that passed the password or a provider, with the second factor. Throws 'second_factor_wrong', or
 * 'second_factor_expired' if the person has to start again. That includes sign-ins with the initial password, which need a new
 * password instead.
 */
export async function completeSignIn(
  ctx: Context,
  { token, proof }: { token: string; proof: SecondFactorProof },
  from: Visitor,
): Promise<SignInResponse | MailboxNeeded> {
  const now = ctx.clock()
  const outcome = await withRetry(ctx.db, async (tx) => {
    const held = await countTry(tx, token, now)
    if (!held || isInitialPassword(held.account.password_hash)) throw expired()
    const { account, providerSession } = held
    if (!(await acceptProof(ctx, tx, now, { account, proof, purpose: 'second-factor' }))) return undefined
    await endHeldSignIn(tx, token)
    await finishHeldLink(ctx, tx, token, now)
    const provider = providerSession === null ? undefined : { session: providerSession, secondFactorAt: now }
    const shown = { from, secondFactor: proof.method, provider }
    return { account, opened: await openSignedIn(ctx, tx, account, shown, now) }
  })
  if (!outcome) throw wrongProof()
  return signedIn(ctx, outcome.account, { opened: outcome.opened, withSecondFactor: true, from })
}

const expired = (): ApiError => refusal('second_factor_expired')
