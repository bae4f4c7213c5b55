import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { defineQueue } from '../jobs/queue.ts'
import { MailFailed, mailFailureOf } from './mail.ts'
import { openMessage } from './sealed-message.ts'
import { sendNow } from './send-now.ts'
import type { MailTables } from './tables.ts'

/** More attempts than fit into a day; the email's `give_up_at` ends them. */
export const sendMail = defineQueue<{ id: string; round: number }>('send-mail', { retryLimit: 2_000 })

/**
 * Hands over one email of the outbox, and deletes its content. Running it twice is safe: a sent email is not sent again, and
 * after a crash between sending and recording, the second copy has the first one's Message-ID.
 */
export async function runSendMail(ctx: Context, { id, round }: { id: string; round: number }): Promise<void> {
  const mail = await ctx.db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('id', '=', id)
    .where('round', '=', round)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (!mail?.sealed) return
  if (mail.not_after && mail.not_after <= ctx.clock()) {
    await ctx.db.deleteFrom('outgoing_mail').where('id', '=', id).execute()
    ctx.log.warn({ mail: id, kind: mail.kind }, 'A mail was dropped: it waited until it was worth nothing')
    return
  }
  try {
    const { host } = new URL(ctx.config.publicUrl)
    const { about: _, ...message } = openMessage(ctx, mail.sealed)
    await sendNow(ctx, { ...message, messageId: `<${id}@${host.replace(':', '.')}>` })
  } catch (error) {
    if (await noteFailure(ctx, mail, error)) return
    throw error
  }
  await ctx.db
    .updateTable('outgoing_mail')
    .set({
      state: 'sent',
      sealed: null,
      attempts: mail.attempts + 1,
      failure: null,
      sent_at: ctx.clock(),
    })
    .where('id', '=', id)
    .execute()
}

/** Whether that was the last attempt. */
async function noteFailure(
  ctx: Context,
  mail: Selectable<MailTables['outgoing_mail']>,
  error: unknown,
): Promise<boolean> {
  const refused = error instanceof MailFailed && error.isFinal
  const state = refused || mail.give_up_at <= ctx.clock() ? 'failed' : 'queued'
  const failure = mailFailureOf(error)
  await ctx.db
    .updateTable('outgoing_mail')
    .set({ state, attempts: mail.attempts + 1, failure: JSON.stringify(failure) })
    .where('id', '=', mail.id)
    .where('round', '=', mail.round)
    .execute()
  if (state === 'failed')
    ctx.log.error({ mail: mail.id, kind: mail.kind, ...failure }, 'A mail could not be sent')
  return state === 'failed'
}
