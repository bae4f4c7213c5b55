import type { Context, Tx } from '../../context.ts'
import type { Account } from '../../people/account/find-account.ts'
import { languages } from '../../platform/http/language.ts'
import { type MailBlock, mailDocument } from '../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { erasureWords, type Notice } from './words.ts'

type Person = Pick<Account, 'name' | 'email'>

/** Mails that everything will be erased, when, and where to take it back. */
export const tellAsked = (ctx: Context, tx: Tx, person: Person, dueAt: Date): Promise<void> =>
  tell(ctx, tx, person, { about: 'asked', dueAt, link: `${ctx.config.publicUrl}/student/my-data` })

export const tellTakenBack = (ctx: Context, tx: Tx, person: Person): Promise<void> =>
  tell(ctx, tx, person, { about: 'takenBack' })

/** The last mail that this person gets from us. */
export const tellErased = (ctx: Context, tx: Tx, person: Person): Promise<void> =>
  tell(ctx, tx, person, { about: 'erased' })

interface Occasion {
  about: 'asked' | 'takenBack' | 'erased'
  dueAt?: Date
  link?: string
}

/** One mail in both languages, because we do not know which one a student reads. */
async function tell(
  ctx: Context,
  tx: Tx,
  { name, email }: Person,
  { about, dueAt, link }: Occasion,
): Promise<void> {
  const notices = languages.map((language): Notice => {
    const words = erasureWords[language]
    const day = dueAt
      ? new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
      : ''
    return words[about](name, day)
  })
  await queueMail(ctx, tx, {
    to: email,
    kind: `person.${about}`,
    subject: notices.map(({ subject }) => subject).join(' · '),
    ...mailDocument({
      language: 'en',
      sender: 'Credenza',
      blocks: notices.flatMap(({ paragraphs, action }): MailBlock[] => [
        ...paragraphs.map((text): MailBlock => ({ kind: 'text', text })),
        ...(link && action ? [{ kind: 'action', label: action, url: link } as const] : []),
      ]),
    }),
  })
}
