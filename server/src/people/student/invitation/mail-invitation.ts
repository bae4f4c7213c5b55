import { type Words, words } from '@credenza/languages/words'
import type { Context, Tx } from '../../../context.ts'
import { type MailBlock, mailDocument } from '../../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { languagesOfInvitation } from '../../organisation/language-of-organisation.ts'

/**
 * Mails a student the way into the account, in two languages, because nobody knows yet which one they read. It says the
 * same to somebody who has an account already. Returns the mail's id.
 */
export async function mailInvitation(
  ctx: Context,
  tx: Tx,
  {
    organisationId,
    organisationName,
    name,
    email,
    url,
  }: { organisationId: string; organisationName: string; name: string; email: string; url: string },
): Promise<string> {
  const spoken = await languagesOfInvitation(tx, organisationId)
  const invitations = spoken.map((language) => words[language].mail.invitation.student)
  const blocks = ({ greeting, says, open, closing }: Words['mail']['invitation']['student']): MailBlock[] => [
    { kind: 'text', text: greeting(name) },
    { kind: 'text', text: says(organisationName) },
    { kind: 'action', label: open, url },
    { kind: 'text', text: closing },
  ]
  return queueMail(ctx, tx, {
    to: email,
    kind: 'student.invited',
    subject: invitations.map(({ subject }) => subject(organisationName)).join(' · '),
    ...mailDocument({
      language: 'en',
      sender: 'Credenza',
      blocks: invitations.flatMap(blocks),
    }),
  })
}
