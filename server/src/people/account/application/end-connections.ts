import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'

/** Disconnects one of a student's applications. Throws not_found, also for somebody else's. */
export async function disconnect(ctx: Context, accountId: string, id: string): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('connected_application')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refusal('not_found.application')
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: accountId, action: 'account.application-disconnected', subject: accountId },
    ])
  })
}

/** Ends all access of applications to an account. */
export async function endConnections(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('connected_application').where('account_id', '=', accountId).execute()
}
