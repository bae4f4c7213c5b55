import { dayMs } from '@credenza/schema'
import type { MailKind } from '@credenza/schema/mail-kind'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { Context, Db, Tx } from '../../context.ts'
import { newMailId } from '../ids.ts'
import { type StoredMessage, sealMessage } from './sealed-message.ts'
import { sendMail } from './send-mail.job.ts'

export interface NewMail extends StoredMessage {
  /** What it is about, for the administrator. */
  kind: MailKind
  /** If it is not sent by then, it is dropped, such as one with an expired code. */
  notAfter?: Date
}

/** How long we keep trying to send an email. */
export const patienceMs = dayMs

/**
 * Puts an email into the outbox, in the caller's transaction. It is sent once that commits, and retried for a day while mail is
 * down. Never throws because of mail. Returns the email's id.
 */
export async function queueMail(
  ctx: Pick<Context, 'clock' | 'keys' | 'jobs'>,
  tx: Tx,
  { kind, notAfter, ...message }: NewMail,
): Promise<string> {
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
  return mail.id
}

/** The state of an email in the outbox; undefined once it was purged. */
export const findMail = (
  db: Db,
  id: string,
): Promise<{ state: 'queued' | 'sent' | 'failed'; failure: MailFailure | null } | undefined> =>
  db.selectFrom('outgoing_mail').select(['state', 'failure']).where('id', '=', id).executeTakeFirst()
