import type { Context, Tx } from '../context.ts'
import { mailBody } from '../platform/mail/mail-body.ts'
import { queueMail } from '../platform/mail/outbox.ts'
import { findOrganisation } from './organisation-store.ts'

/** Mails the organisation what the admin decided: its status as it stands in `tx`. */
export async function notifyOrganisation(ctx: Context, tx: Tx, organisationId: string): Promise<void> {
  const { name, email, status, return_reason } = await findOrganisation(tx, organisationId)
  const greeting = `Dear ${name},`
  const url = `${ctx.config.publicUrl}/sign-in`
  if (status === 'approved') {
    await queueMail(ctx, tx, {
      to: email,
      kind: 'organisation.approved',
      subject: 'Your organisation was approved',
      ...mailBody({
        greeting,
        paragraphs: ['Your organisation was approved. You can sign in and start.'],
        action: { label: 'Sign in', url },
      }),
    })
  } else if (status === 'returned') {
    await queueMail(ctx, tx, {
      to: email,
      kind: 'organisation.returned',
      subject: 'Please correct your application',
      ...mailBody({
        greeting,
        paragraphs: [
          'The administrator returned your application:',
          return_reason ?? '',
          'Please correct it and send it again.',
        ],
        action: { label: 'Correct the application', url },
      }),
    })
  }
}
