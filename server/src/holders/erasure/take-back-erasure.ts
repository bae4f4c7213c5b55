import type { Context } from '../../context.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { tellTakenBack } from './tell-person.ts'

/** Cancels a student's erasure. Does nothing if none was requested. */
export async function takeBackErasure(ctx: Context, accountId: string): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const takenBack = await tx
      .deleteFrom('erasure')
      .where('account_id', '=', accountId)
      .where('done_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
    if (!takenBack) return
    await tellTakenBack(ctx, tx, await findAccountById(tx, accountId))
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: accountId, action: 'person.erasure-taken-back', subject: accountId },
    ])
  })
}
