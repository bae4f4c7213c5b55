import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context, Tx } from '../../context.ts'
import { type MailBlock, mailDocument } from '../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { displayNameOf, type Organisation } from '../organisation/find-organisation.ts'
import { languagesOfInvitation } from '../organisation/language-of-organisation.ts'

/** Mails the link for joining, in two languages, because nobody knows yet which one they read. */
export async function mailInvitation(
  ctx: Context,
  tx: Tx,
  invited: { organisation: Organisation; name: string; email: string; token: string; notAfter: Date },
): Promise<void> {
  const { organisation, name, email, token, notAfter } = invited
  const organisationName = displayNameOf(organisation)
  // After '#', so that it reaches neither a server nor its log.
  const url = `${ctx.config.publicUrl}/join#token=${token}`
  const spoken = await languagesOfInvitation(tx, organisation.id)
  const wordsIn = (language: LanguageCode) => words[language].mail.invitation.colleague
  const blocks = (language: LanguageCode): MailBlock[] => {
    const { greeting, says, open, closing } = wordsIn(language)
    return [
      { kind: 'text', text: greeting(name), language },
      { kind: 'text', text: says(organisationName), language },
      { kind: 'action', label: open, url, language },
      { kind: 'text', text: closing, language },
    ]
  }
  await queueMail(ctx, tx, {
    to: email,
    kind: 'colleague.invited',
    subject: spoken.map((language) => wordsIn(language).subject(organisationName)).join(' · '),
    ...mailDocument({
      language: 'en',
      sender: 'Credenza',
      blocks: spoken.flatMap(blocks),
    }),
    notAfter,
  })
}
