import type { Context } from '../../context.ts'
import { isFree } from '../retention/hold.ts'
import { keptSince } from '../retention/kept-since.ts'

/** How long after it was sent an email may come back: mail servers give up after five days. */
const mayReturnMs = 14 * 24 * 60 * 60_000

/** Deletes what the outbox need not remember. Emails that wait stay, however old; those that were sent have no content. */
export async function purgeMails(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await ctx.db
    .deleteFrom('outgoing_mail')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<=', await keptSince(ctx, 'mails'))
    .execute()
  await ctx.db
    .deleteFrom('sent_mail')
    .where('sent_at', '<=', new Date(ctx.clock().getTime() - mayReturnMs))
    .where(isFree('sent_mail.org_id', ctx.clock()))
    .execute()
}
