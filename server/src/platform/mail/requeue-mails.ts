import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { patienceMs } from './outbox.ts'
import { sendMail } from './send-mail.job.ts'

/** Queues every waiting or failed email again, for another day. Returns how many. */
export async function requeueMails({ jobs }: Context, tx: Tx, now: Date): Promise<number> {
  const mails = await tx
    .updateTable('outgoing_mail')
    .set({ state: 'queued', round: sql`round + 1`, give_up_at: new Date(now.getTime() + patienceMs) })
    .where('state', 'in', ['queued', 'failed'])
    .returning(['id', 'round'])
    .execute()
  await jobs.enqueueAll(tx, sendMail, mails)
  return mails.length
}
