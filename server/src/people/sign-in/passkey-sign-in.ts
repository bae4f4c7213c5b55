import type { MailboxNeeded, Role, SignInResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { findAccountById } from '../account/find-account.ts'
import { acceptPasskey } from '../account/second-factor/check-passkey.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { openSignedIn, signedIn } from './signed-in.ts'

/**
 * Signs in with a passkey alone, which is two factors: the device, and how it verifies its user. An unknown passkey and one of
 * another role give the same error, 'second_factor_wrong'.
 */
export async function signInByPasskey(
  ctx: Context,
  {
    challengeToken,
    response,
    selectedRole,
  }: { challengeToken: string; response: Record<string, unknown>; selectedRole: Role },
  from: Visitor,
): Promise<SignInResponse | MailboxNeeded> {
  const now = ctx.clock()
  const outcome = await withRetry(ctx.db, async (tx) => {
    const shown = { challengeToken, response }
    const challengeFor = { purpose: 'passkey-sign-in', accountId: undefined } as const
    const accountId = await acceptPasskey(ctx, tx, now, shown, challengeFor)
    if (accountId === undefined) return undefined
    const account = await findAccountById(tx, accountId)
    if (account.role !== selectedRole) return undefined
    const secondFactor = 'passkey'
    return { account, opened: await openSignedIn(ctx, tx, account, { from, secondFactor }, now) }
  })
  if (!outcome) throw refusal('second_factor_wrong.unknown_passkey')
  return signedIn(ctx, outcome.account, { opened: outcome.opened, withSecondFactor: true, from })
}
