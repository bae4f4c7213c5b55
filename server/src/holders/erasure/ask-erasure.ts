import { dayMs, type Erasure, erasureWindowDays } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requirePassword } from '../../people/account/password/require-password.ts'
import { requireFreshIfAny } from '../../people/account/second-factor/require-fresh.ts'
import { holdSession } from '../../people/account/session/hold-session.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { erasureToWire, findErasure } from './erasure-store.ts'
import { tellAsked } from './tell-person.ts'

/**
 * A student requests the erasure of all their data, a week from now. Asking again in that time changes nothing. Throws
 * 'second_factor_stale' if a second factor is set and was not shown recently, 'invalid' for a wrong password, and
 * too_many_requests.
 */
export async function askErasure(
  ctx: Context,
  caller: Caller,
  { password, address }: { password: string; address: string },
  idempotency: IdempotencyKey | undefined,
): Promise<Erasure> {
  await requireFreshIfAny(ctx, caller)
  const account = await requirePassword(ctx, caller.accountId, { password, address })
  const now = ctx.clock()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await holdSession(tx, caller)
      const asked = await tx
        .insertInto('erasure')
        .values({
          account_id: account.id,
          asked_at: now,
          due_at: new Date(now.getTime() + erasureWindowDays * dayMs),
          done_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!asked) return erasureToWire(ctx, tx, (await findErasure(tx, account.id))!)
      await tellAsked(ctx, tx, account, asked.due_at)
      await appendAudit(ctx, tx, platformTrail, now, [
        { actor: account.id, action: 'person.erasure-asked', subject: account.id },
      ])
      return erasureToWire(ctx, tx, asked)
    }),
  )
}
