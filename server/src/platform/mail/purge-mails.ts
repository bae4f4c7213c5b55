import { dayMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isFree, purgeFree } from '../retention/hold.ts'
import { keptSince } from '../retention/kept-since.ts'

/** How long after sending an email may come back. Mail servers give up after five days. */
const mayReturnMs = 14 * dayMs

/** Deletes what the outbox need not remember. Waiting emails stay, however old; sent ones have no content any more. */
export async function purgeMails(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await ctx.db
    .deleteFrom('outgoing_mail')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<=', await keptSince(ctx, 'mails'))
    .execute()
  await purgeFree(ctx.db, (tx) =>
    tx
      .deleteFrom('sent_mail')
      .where('sent_at', '<=', new Date(ctx.clock().getTime() - mayReturnMs))
      .where(isFree('sent_mail.org_id', ctx.clock()))
      .execute(),
  )
}
