import type { SignInResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, refusal } from '../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { mailboxCodeTo } from '../account/mailed-code/code.ts'
import { requestCodeFor } from '../account/mailed-code/request-code.ts'
import { type CodeFault, codeRefusal, useCode } from '../account/mailed-code/use-code.ts'
import { noteMailboxProven } from '../account/proven-mailbox.ts'
import { closeSessions } from '../account/session/close-sessions.ts'
import {
  endHeldSignIn,
  findHeldForMailbox,
  type HeldForMailbox,
  lockHeldForMailbox,
} from '../account/session/pending-sign-in.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { countAttempt, forgiveAttempt } from '../account/throttle/attempts.ts'
import { openAtOnce, signedInAtOnce } from './signed-in.ts'

/**
 * Mails another code for a sign-in that waits for the mailbox. Returns the seconds until one more can be requested. Throws
 * sign_in_expired if the person has to start again, and too_many_requests.
 */
export async function mailCodeAgain(ctx: Context, token: string, from: Visitor): Promise<number> {
  const account = await findHeldForMailbox(ctx.db, token, ctx.clock())
  if (!account) throw expired()
  return requestCodeFor(ctx, mailboxCodeTo(account), from)
}

interface Proof {
  token: string
  otp: string
}

/**
 * Completes a sign-in with the code that was mailed to the account: from now on its mailbox is proven. What was opened before
 * ends. Throws otp_wrong and otp_expired, sign_in_expired if the person has to start again, and too_many_requests.
 */
export async function proveMailbox(
  ctx: Context,
  { token, otp }: Proof,
  from: Visitor,
): Promise<SignInResponse> {
  const now = ctx.clock()
  // Comes before the count, so that a made-up token counts for nobody.
  const account = await findHeldForMailbox(ctx.db, token, now)
  if (!account) throw expired()
  const target = { ...mailboxCodeTo(account), address: from.address }
  const attempt = await withRetry(ctx.db, (tx) => countAttempt(ctx, tx, 'code', target))
  const outcome = await withRetry(ctx.db, async (tx): Promise<CodeFault | Proven> => {
    const held = await lockHeldForMailbox(tx, token, now)
    if (!held) throw expired()
    const used = await useCode(ctx, tx, mailboxCodeTo(held.account), otp, now)
    if (used !== 'right') return used
    await forgiveAttempt(tx, attempt)
    await endHeldSignIn(tx, token)
    await closeSessions(ctx, tx, held.account)
    await noteMailboxProven(tx, held.account, now)
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: held.account.id, action: 'account.mailbox-proven', subject: held.account.id },
    ])
    const { secondFactor } = held
    return { ...held, session: await openAtOnce(ctx, tx, held.account, { from, secondFactor }, now) }
  })
  if (typeof outcome === 'string') throw codeRefusal(outcome)
  const { session, secondFactor } = outcome
  return signedInAtOnce(ctx, outcome.account, {
    token: session,
    withSecondFactor: secondFactor !== undefined,
  })
}

interface Proven extends HeldForMailbox {
  session: string
}

const expired = (): ApiError => refusal('sign_in_expired')
