import { words } from '@credenza/languages/words'
import type { Context, Tx } from '../../../context.ts'
import type { Account } from '../../../people/account/find-account.ts'
import { mailBody } from '../../../platform/mail/mail-body.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'

/**
 * Emails the holder the code that their wallet will ask for. Not in the subject, which locked screens show. Names `issuer` if
 * it made the offer.
 */
export async function queueCodeMail(
  ctx: Context,
  tx: Tx,
  { email, name, language }: Account,
  { title, code, notAfter, issuer }: { title: string; code: string; notAfter: Date; issuer?: string },
): Promise<void> {
  const { greeting, walletCode } = words[language ?? 'en'].mail.account
  await queueMail(ctx, tx, {
    kind: 'wallet.code',
    to: email,
    subject: walletCode.subject,
    ...mailBody({
      language: language ?? 'en',
      greeting: greeting(name),
      paragraphs: [issuer === undefined ? walletCode.says(title) : walletCode.offered(issuer, title)],
      code,
      closing: issuer === undefined ? walletCode.closing : walletCode.closingOfOffered,
    }),
    notAfter,
  })
}
