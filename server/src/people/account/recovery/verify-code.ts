import type { Role } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { findAccount } from '../find-account.ts'
import { ownerOf } from '../mailed-code/code.ts'
import { type CodeFault, codeRefusal, useCode } from '../mailed-code/use-code.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import type { Visitor } from '../session/visitor.ts'
import { countAttempt, forgiveAttempt } from '../throttle/attempts.ts'

export const resetTokenMs = 10 * 60_000

type Used = { outcome: 'right'; role: Role } | { outcome: CodeFault }

/**
 * Exchanges the newest code for a token that can set one new password within ten minutes. Throws otp_wrong, otp_expired (too
 * old, used, or tried five times), or too_many_requests.
 */
export async function verifyCode(
  ctx: Context,
  { otp, ...account }: { email: string; selectedRole?: Role | undefined; otp: string },
  from: Visitor,
): Promise<{ token: string; role: Role }> {
  const owner = ownerOf(account)
  const target = { ...owner, address: from.address }
  const attempt = await withRetry(ctx.db, (tx) => countAttempt(ctx, tx, 'code', target))
  const now = ctx.clock()
  const token = newToken()
  const used = await withRetry(ctx.db, async (tx): Promise<Used> => {
    const outcome = await useCode(ctx, tx, owner, otp, now)
    if (outcome !== 'right') return { outcome }
    const found = await findAccount(tx, owner.realm, owner.email)
    if (!found) return { outcome: 'wrong' }
    await forgiveAttempt(tx, attempt)
    await tx.deleteFrom('reset_token').where('account_id', '=', found.id).execute()
    await tx
      .insertInto('reset_token')
      .values({
        token_hash: tokenHash(token),
        account_id: found.id,
        expires_at: new Date(now.getTime() + resetTokenMs),
      })
      .execute()
    return { outcome, role: found.role }
  })
  if (used.outcome !== 'right') throw codeRefusal(used.outcome)
  return { token, role: used.role }
}
