import { randomBytes } from 'node:crypto'
import { otpCooldownMs, type Role } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { recent } from '../../../platform/in-force.ts'
import type { Visitor } from '../session/visitor.ts'
import { countAttempt } from '../throttle/attempts.ts'
import { emailMac, type Owner, ownerOf } from './code.ts'
import { sealOwner, sendCode } from './send-code.job.ts'

/**
 * Requests a new emailed code, which replaces the old one. Returns the seconds until another can be requested. Throws
 * too_many_requests before that, and after too many codes (throttle/rules.ts). An email without an account gets the same answer
 * after the same work: only the job looks for an account.
 */
export const requestCode = (
  ctx: Context,
  account: { email: string; selectedRole?: Role | undefined },
  from: Visitor,
): Promise<number> => requestCodeFor(ctx, ownerOf(account), from)

/** Like `requestCode`, for a code of any purpose. */
export async function requestCodeFor(ctx: Context, owner: Owner, from: Visitor): Promise<number> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await replaceCode(ctx, tx, owner, now)
    await countAttempt(ctx, tx, 'code-mail', { ...owner, address: from.address })
    await ctx.jobs.enqueue(tx, sendCode, {
      owner: sealOwner(ctx.keys, owner),
      askedAt: now.getTime(),
      language: from.language,
    })
  })
  return otpCooldownMs / 1000
}

/** Until the job has drawn the new code, the row has a MAC that matches no code. */
async function replaceCode(ctx: Context, tx: Tx, owner: Owner, now: Date): Promise<void> {
  const key = { realm: owner.realm, email_mac: emailMac(ctx.keys, owner) }
  const fresh = { code_mac: randomBytes(32), tries: 0, sent_at: now }
  const replaced = await tx
    .insertInto('one_time_code')
    .values({ ...key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['realm', 'email_mac'])
        .doUpdateSet(fresh)
        .where(({ not }) => not(recent('one_time_code.sent_at', otpCooldownMs, now))),
    )
    .returning('realm')
    .executeTakeFirst()
  if (replaced) return
  const { sent_at } = await tx
    .selectFrom('one_time_code')
    .select('sent_at')
    .where('realm', '=', key.realm)
    .where('email_mac', '=', key.email_mac)
    .executeTakeFirstOrThrow()
  const seconds = Math.max(1, Math.ceil((sent_at.getTime() + otpCooldownMs - now.getTime()) / 1000))
  throw new ApiError(sentence('too_many_requests.otp'), { retryAfterSeconds: seconds })
}
