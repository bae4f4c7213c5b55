import type { Context, Tx } from '../../context.ts'
import { addressMac } from './address-mac.ts'
import { openMessage } from './sealed-message.ts'

/**
 * Forgets what is known about a person's address: which emails were sent to it, and that it gets none. Deletes emails that wait
 * or failed, to this address or about the person, except the last one.
 */
export async function forgetAddress(
  ctx: Pick<Context, 'keys'>,
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const address = addressMac(ctx, email)
  await tx.deleteFrom('sent_mail').where('address', '=', address).execute()
  await tx.deleteFrom('suppressed_address').where('address', '=', address).execute()
  for await (const mail of unsentMails(tx)) {
    const { to, about, isLast } = openMessage(ctx, mail.sealed)
    const concerns = about === id || to.toLowerCase() === email
    if (concerns && !isLast) await tx.deleteFrom('outgoing_mail').where('id', '=', mail.id).execute()
  }
}

const mailsAtOnce = 500

/** Emails that have their content: only it says to whom they go. */
async function* unsentMails(tx: Tx): AsyncGenerator<{ id: string; sealed: Uint8Array }> {
  let last = ''
  for (;;) {
    const mails = await tx
      .selectFrom('outgoing_mail')
      .select(['id', 'sealed'])
      .where('state', 'in', ['queued', 'failed'])
      .where('sealed', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(mailsAtOnce)
      .execute()
    for (const { id, sealed } of mails) yield { id, sealed: sealed! }
    if (mails.length < mailsAtOnce) return
    last = mails.at(-1)!.id
  }
}
