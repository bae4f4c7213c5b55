import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
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
  const wordsIn = (language: LanguageCode) => words[language].mail.invitation.student
  const blocks = (language: LanguageCode): MailBlock[] => {
    const { greeting, says, open, closing } = wordsIn(language)
    return [
      { kind: 'text', text: greeting(name), language },
      { kind: 'text', text: says(organisationName), language },
      { kind: 'action', label: open, url, language },
      { kind: 'text', text: closing, language },
    ]
  }
  return queueMail(ctx, tx, {
    to: email,
    kind: 'student.invited',
    subject: spoken.map((language) => wordsIn(language).subject(organisationName)).join(' · '),
    ...mailDocument({
      language: 'en',
      sender: 'Credenza',
      blocks: spoken.flatMap(blocks),
    }),
  })
}
