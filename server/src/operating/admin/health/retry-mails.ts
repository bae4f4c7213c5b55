import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { patienceMs } from '../../../platform/mail/outbox.ts'
import { sendMail } from '../../../platform/mail/send-mail.job.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'

/** Retries every mail that waits or has failed, now and for another day; returns how many. */
export async function retryMails(ctx: Context, { adminId }: { adminId: string }): Promise<number> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const mails = await tx
      .updateTable('outgoing_mail')
      .set({ state: 'queued', round: sql`round + 1`, give_up_at: new Date(now.getTime() + patienceMs) })
      .where('state', 'in', ['queued', 'failed'])
      .returning(['id', 'round'])
      .execute()
    if (mails.length === 0) return 0
    await ctx.jobs.enqueueAll(tx, sendMail, mails)
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: adminId, action: 'mail.retried', subject: 'outbox', detail: { mails: mails.length } },
    ])
    return mails.length
  })
}
