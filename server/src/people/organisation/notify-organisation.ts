import type { Context, Tx } from '../../context.ts'
import { type MailContent, mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { Organisation } from './find-organisation.ts'
import type { OrganisationDecision } from './review-organisation.ts'

/** Mails the organisation what the admin decided. */
export async function notifyOrganisation(
  ctx: Context,
  tx: Tx,
  { name, email }: Organisation,
  decision: OrganisationDecision,
): Promise<void> {
  const { kind, subject, ...content } = mailAbout(decision, `${ctx.config.publicUrl}/sign-in`)
  await queueMail(ctx, tx, {
    to: email,
    kind,
    subject,
    ...mailBody({ greeting: `Hello ${name},`, ...content }),
  })
}

function mailAbout(
  decision: OrganisationDecision,
  url: string,
): { kind: string; subject: string } & Omit<MailContent, 'greeting'> {
  switch (decision.kind) {
    case 'approve':
      return {
        kind: 'organisation.approved',
        subject: 'Your organisation was approved',
        paragraphs: ['Your organisation was approved. Sign in to get started.'],
        action: { label: 'Sign in', url },
      }
    case 'return':
      return {
        kind: 'organisation.returned',
        subject: 'Please correct your application',
        paragraphs: [
          'The administrator returned your application:',
          decision.reason,
          'Please correct it and submit it again.',
        ],
        action: { label: 'Correct the application', url },
      }
    case 'suspend':
      return {
        kind: 'organisation.suspended',
        subject: 'Your organisation was suspended',
        paragraphs: [
          'The administrator suspended your organisation:',
          decision.reason,
          'You cannot issue, review or change anything for now. What you signed before stays valid.',
        ],
      }
    case 'reinstate':
      return {
        kind: 'organisation.reinstated',
        subject: 'Your organisation was reinstated',
        paragraphs: ['Your organisation is no longer suspended. You can sign in and continue.'],
        action: { label: 'Sign in', url },
      }
  }
}
