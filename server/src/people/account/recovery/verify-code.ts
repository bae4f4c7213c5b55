import { timingSafeEqual } from 'node:crypto'
import { otpLifetimeMs, otpTries, type Role } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { findAccount } from '../find-account.ts'
import { countAttempt, forgiveAttempt } from '../throttle/attempts.ts'
import { newToken, tokenHash } from '../tokens.ts'
import type { Visitor } from '../visitor.ts'
import { codeMac, emailMac, type Owner, ownerOf } from './code.ts'

const tokenLifetimeMs = 10 * 60_000

type Used = { outcome: 'right'; role: Role } | { outcome: 'wrong' | 'expired' }

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
        expires_at: new Date(now.getTime() + tokenLifetimeMs),
      })
      .execute()
    return { outcome, role: found.role }
  })
  if (used.outcome !== 'right') throw fieldRefusal('otp', `otp_${used.outcome}`)
  return { token, role: used.role }
}

/** Uses up a try, or the code if it is right. Locks the row, so that simultaneous tries are counted one by one. */
async function useCode(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  otp: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  const key = emailMac(ctx.keys, owner)
  const row = await tx
    .selectFrom('one_time_code')
    .select(['code_mac', 'tries', 'sent_at'])
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', key)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.tries >= otpTries || now.getTime() >= row.sent_at.getTime() + otpLifetimeMs)
    return 'expired'
  const isRight = timingSafeEqual(codeMac(ctx.keys, owner, otp), row.code_mac)
  await tx
    .updateTable('one_time_code')
    .set({ tries: isRight ? otpTries : row.tries + 1 })
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', key)
    .execute()
  return isRight ? 'right' : 'wrong'
}
