import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import { longDate } from '@credenza/schema/long-date'
import type { Context, Tx } from '../../context.ts'
import type { Account } from '../../people/account/find-account.ts'
import { type MailBlock, mailDocument } from '../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../platform/mail/outbox.ts'

type Person = Pick<Account, 'name' | 'email' | 'language'>

/** One email in one language. */
interface Notice {
  language: LanguageCode
  subject: string
  paragraphs: readonly string[]
  /** The label of the button. */
  action?: string
}

/** Emails what will be erased, when, and where to cancel it. */
export const tellAsked = (ctx: Context, tx: Tx, person: Person, dueAt: Date): Promise<void> =>
  tell(ctx, tx, person, { about: 'asked', dueAt, link: `${ctx.config.publicUrl}/student/my-data` })

export const tellWithdrawn = (ctx: Context, tx: Tx, person: Person): Promise<void> =>
  tell(ctx, tx, person, { about: 'takenBack' })

/** Emails why an erasure was cancelled without the person, and where to request it again. */
export const tellStopped = (ctx: Context, tx: Tx, person: Person): Promise<void> =>
  tell(ctx, tx, person, { about: 'stopped', link: `${ctx.config.publicUrl}/student/my-data` })

/** The last email that this person gets from us. */
export const tellErased = (ctx: Context, tx: Tx, person: Person): Promise<void> =>
  tell(ctx, tx, person, { about: 'erased' })

interface Occasion {
  about: 'asked' | 'takenBack' | 'stopped' | 'erased'
  dueAt?: Date
  link?: string
}

/** In the language that they last used here; in English and Arabic if it is unknown. */
async function tell(
  ctx: Context,
  tx: Tx,
  { name, email, language }: Person,
  { about, dueAt, link }: Occasion,
): Promise<void> {
  const spoken: readonly LanguageCode[] = language ? [language] : ['en', 'ar']
  const notices = spoken.map(
    (one): Notice => ({
      language: one,
      ...words[one].mail.erasure[about](name, dueAt ? longDate(dueAt, one) : ''),
    }),
  )
  await queueMail(ctx, tx, {
    to: email,
    kind: `person.${about}`,
    isLast: about === 'erased',
    subject: notices.map(({ subject }) => subject).join(' · '),
    ...mailDocument({
      language: spoken[0]!,
      sender: 'Credenza',
      blocks: notices.flatMap(({ language, paragraphs, action }): MailBlock[] => [
        ...paragraphs.map((text): MailBlock => ({ kind: 'text', text, language })),
        ...(link && action ? [{ kind: 'action', label: action, url: link, language } as const] : []),
      ]),
    }),
  })
}
