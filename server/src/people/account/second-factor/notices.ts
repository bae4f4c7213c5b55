import { type Words, words } from '@credenza/languages/words'
import type { MailKind } from '@credenza/schema/mail-kind'
import type { Context, Tx } from '../../../context.ts'
import { mailBody } from '../../../platform/mail/mail-body.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Account } from '../find-account.ts'
import { greetingOf } from '../greeting.ts'
import { readFactors } from './factors.ts'

type Told = keyof Words['mail']['account']['factors']['changes']

/** A change by the person or the operator, which is also in the trail. */
export type FactorChange = Exclude<Told, 'factors-before-proof'>

/** Mails the person that a second factor was added or removed. */
export async function tellFactorChange(ctx: Context, tx: Tx, account: Account, change: Told): Promise<void> {
  const { subject, changes } = wordsFor(account).factors
  await tell(ctx, tx, account, { kind: `account.${change}`, subject, paragraphs: [changes[change]] })
}

/** Emails the person that a recovery code opened the account, and how many are left. Call it after the code is used up. */
export async function tellRecoveryCodeUsed(ctx: Context, tx: Tx, account: Account): Promise<void> {
  const { recoveryCodes } = await readFactors(tx, account.id)
  const { subject, says, last, left } = wordsFor(account).factors.codeUsed
  await tell(ctx, tx, account, {
    kind: 'account.recovery-code-used',
    subject,
    paragraphs: [says, recoveryCodes === 0 ? last : left(recoveryCodes)],
  })
}

function tell(
  ctx: Context,
  tx: Tx,
  account: Account,
  { kind, subject, paragraphs }: { kind: MailKind; subject: string; paragraphs: string[] },
): Promise<string> {
  const { factors } = wordsFor(account)
  return queueMail(ctx, tx, {
    to: account.email,
    kind,
    subject,
    ...mailBody({
      language: account.language ?? 'en',
      greeting: greetingOf(account, account.language ?? 'en'),
      paragraphs,
      closing: [factors.closing],
    }),
  })
}

const wordsFor = ({ language }: Account) => words[language ?? 'en'].mail.account
