import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { requeueMails } from '../../../platform/mail/requeue-mails.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'

/** Retries every waiting or failed email, now and for another day. Returns how many. */
export async function retryMails(ctx: Context, { adminId }: { adminId: string }): Promise<number> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const mails = await requeueMails(ctx, tx, now)
    if (mails === 0) return 0
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: adminId, action: 'mail.retried', subject: 'outbox', detail: { mails } },
    ])
    return mails
  })
}
