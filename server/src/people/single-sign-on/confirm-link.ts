import { messages, type ProviderSignInAnswer } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { methodsOf, readFactors } from '../account/second-factor/factors.ts'
import { holdSignIn } from '../account/session/pending-sign-in.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { requireOffered } from '../identity-provider/deployment-provider.ts'
import { finishHeldLink, holdLink, proveMailbox, wrongCode } from '../identity-provider/pending-link.ts'
import { openAtOnce, signedInAtOnce } from '../sign-in/signed-in.ts'

/**
 * Connects somebody's account with their organisation's provider by the code that was emailed to the account, and signs them
 * in. If the account has its own second factor, it must be shown too, whatever the provider has seen. Throws 'otp_wrong', or
 * 'single_sign_on_failed' if they have to start again.
 */
export async function confirmLink(
  ctx: Context,
  { token, code }: { token: string; code: string },
  from: Visitor,
): Promise<ProviderSignInAnswer> {
  const now = ctx.clock()
  const outcome = await withRetry(ctx.db, async (tx) => {
    const proven = await proveMailbox(ctx, tx, { token, code })
    if (proven === 'wrong') return undefined
    const { account, session, organisationId, issuer } = proven
    await requireOffered(ctx, tx, organisationId, issuer)
    const methods = methodsOf(await readFactors(tx, account.id))
    if (methods.length > 0) {
      const held = await holdSignIn(tx, account, now, session)
      await holdLink(tx, token, held)
      return { secondFactor: { token: held, methods } }
    }
    await finishHeldLink(ctx, tx, token, now)
    const shown = { from, secondFactor: undefined, provider: { session, secondFactorAt: null } }
    return { account, token: await openAtOnce(ctx, tx, account, shown, now) }
  })
  if (!outcome) throw wrongCode()
  if (outcome.secondFactor) return { success: true, message: messages.secondFactorNeeded, ...outcome }
  return signedInAtOnce(ctx, outcome.account, { token: outcome.token, withSecondFactor: false })
}
