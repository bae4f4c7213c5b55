import type { Context } from '../../context.ts'

/** How long a mail that was sent, or could not be sent, is remembered. */
const keptMs = 30 * 24 * 60 * 60_000

/** How long after it was sent a mail may come back: mail servers give up after five days. */
const mayReturnMs = 14 * 24 * 60 * 60_000

/** Deletes what the outbox need not remember; mails that still wait stay, however old. */
export async function purgeMails(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await ctx.db
    .deleteFrom('outgoing_mail')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<=', new Date(ctx.clock().getTime() - keptMs))
    .execute()
  await ctx.db
    .deleteFrom('sent_mail')
    .where('sent_at', '<=', new Date(ctx.clock().getTime() - mayReturnMs))
    .execute()
}
