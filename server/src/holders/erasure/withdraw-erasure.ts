import type { Context, Tx } from '../../context.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { tellStopped, tellWithdrawn } from './tell-person.ts'

/** A student withdraws their request for erasure. Does nothing if none was requested. */
export async function withdrawErasure(ctx: Context, accountId: string): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    if (!(await deleteRequest(tx, accountId))) return
    await tellWithdrawn(ctx, tx, await findAccountById(tx, accountId))
    await noteWithdrawn(ctx, tx, accountId, accountId)
  })
}

/** Cancels an erasure that somebody else may have requested; the person can request it again. */
export async function stopErasure(ctx: Context, tx: Tx, accountId: string): Promise<void> {
  if (!(await deleteRequest(tx, accountId))) return
  await tellStopped(ctx, tx, await findAccountById(tx, accountId))
  await noteWithdrawn(ctx, tx, accountId, 'system')
}

async function deleteRequest(tx: Tx, accountId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('erasure')
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return deleted !== undefined
}

const noteWithdrawn = (ctx: Context, tx: Tx, accountId: string, actor: string): Promise<void> =>
  appendAudit(ctx, tx, platformTrail, ctx.clock(), [
    { actor, action: 'person.erasure-taken-back', subject: accountId },
  ])
