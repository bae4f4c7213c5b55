import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { MailKind } from '@credenza/schema/mail-kind'
import type { Context, Tx } from '../../../context.ts'
import { type MailContent, mailBody } from '../../../platform/mail/mail-body.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Organisation } from '../find-organisation.ts'
import { languageOfOrganisation } from '../language-of-organisation.ts'
import type { OrganisationDecision } from './review-organisation.ts'

/** Mails the organisation what the admin decided, in the language of its owner. */
export async function notifyOrganisation(
  ctx: Context,
  tx: Tx,
  { id, name, email }: Organisation,
  decision: OrganisationDecision,
): Promise<void> {
  const language = await languageOfOrganisation(tx, id)
  const { kind, subject, ...content } = mailAbout(decision, language, `${ctx.config.publicUrl}/sign-in`)
  const greeting = words[language].mail.organisation.greeting(name)
  await queueMail(ctx, tx, { to: email, kind, subject, ...mailBody({ language, greeting, ...content }) })
}

function mailAbout(
  decision: OrganisationDecision,
  language: LanguageCode,
  url: string,
): { kind: MailKind; subject: string } & Omit<MailContent, 'greeting' | 'language'> {
  const { approved, returned, suspended, reinstated } = words[language].mail.organisation
  switch (decision.kind) {
    case 'approve':
      return {
        kind: 'organisation.approved',
        subject: approved.subject,
        paragraphs: [approved.says],
        action: { label: approved.open, url },
      }
    case 'return':
      return {
        kind: 'organisation.returned',
        subject: returned.subject,
        paragraphs: [returned.says, { typed: decision.reason }, returned.next],
        action: { label: returned.open, url },
      }
    case 'suspend':
      return {
        kind: 'organisation.suspended',
        subject: suspended.subject,
        paragraphs: [suspended.says, { typed: decision.reason }, suspended.next],
      }
    case 'reinstate':
      return {
        kind: 'organisation.reinstated',
        subject: reinstated.subject,
        paragraphs: [reinstated.says],
        action: { label: reinstated.open, url },
      }
  }
}
