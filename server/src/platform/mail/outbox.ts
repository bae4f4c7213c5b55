import type { Context, Tx } from '../../context.ts'
import { newMailId } from '../ids.ts'
import { type StoredMessage, sealMessage } from './sealed-message.ts'
import { sendMail } from './send-mail.job.ts'

export interface NewMail extends StoredMessage {
  /** What it is about, e.g. 'organisation.approved': the admin reads it. */
  kind: string
  /** A mail that is not sent by then is dropped, such as one with an expired code. */
  notAfter?: Date
}

/** How long we keep trying to send a mail. */
export const patienceMs = 24 * 60 * 60_000

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent once that commits, and retried for a day while mail
 * is down. Never throws because of mail.
 */
export async function queueMail(
  ctx: Pick<Context, 'clock' | 'keys' | 'jobs'>,
  tx: Tx,
  { kind, notAfter, ...message }: NewMail,
): Promise<void> {
  const now = ctx.clock()
  const mail = { id: newMailId(), round: 1 }
  await tx
    .insertInto('outgoing_mail')
    .values({
      ...mail,
      kind,
      sealed: sealMessage(ctx, message),
      state: 'queued',
      attempts: 0,
      failure: null,
      created_at: now,
      sent_at: null,
      give_up_at: new Date(now.getTime() + patienceMs),
      not_after: notAfter ?? null,
    })
    .execute()
  await ctx.jobs.enqueue(tx, sendMail, mail)
}
