import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context, Tx } from '../../context.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { Account } from '../account/find-account.ts'
import { greetingOf } from '../account/greeting.ts'

/** Mails a person that their account has its first password, in the language in which it was chosen. */
export function tellPasswordChosen(
  ctx: Context,
  tx: Tx,
  account: Account,
  language: LanguageCode,
): Promise<string> {
  const { passwordChosen } = words[language].mail.account
  return queueMail(ctx, tx, {
    kind: 'account.password-chosen',
    to: account.email,
    subject: passwordChosen.subject,
    ...mailBody({
      language,
      greeting: greetingOf(account, language),
      paragraphs: [passwordChosen.says, passwordChosen.next],
      action: { label: passwordChosen.open, url: `${ctx.config.publicUrl}/request-for-otp?as=student` },
    }),
  })
}
