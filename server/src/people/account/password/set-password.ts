import { words } from '@credenza/languages/words'
import type { Context, Tx } from '../../../context.ts'
import { mailBody } from '../../../platform/mail/mail-body.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import type { Account } from '../find-account.ts'
import { greetingOf } from '../greeting.ts'
import { closeSessions } from '../session/close-sessions.ts'
import { clearAttempts } from '../throttle/attempts.ts'
import { replacePassword } from './replace-password.ts'

interface NewPassword {
  password_hash: string
  action: 'account.password-reset' | 'account.password-changed'
  /** The person's current session, which stays open. */
  keptSessionId?: string
}

/**
 * Sets a password and ends everything that the old one opened: sessions, sign-ins in progress, and waits. Mailed codes end too;
 * second factors stay.
 * Emails the person. Returns false, and does nothing, if the password has changed since the account was read.
 */
export async function setPassword(
  ctx: Context,
  tx: Tx,
  account: Account,
  { password_hash, action, keptSessionId }: NewPassword,
): Promise<boolean> {
  if (!(await replacePassword(tx, account, password_hash))) return false
  await closeSessions(ctx, tx, account, keptSessionId)
  await clearAttempts(ctx, tx, account)
  await queueMail(ctx, tx, {
    kind: 'account.password-changed',
    to: account.email,
    ...changedMail(ctx, account),
  })
  await appendAudit(ctx, tx, account.org_id ?? platformTrail, ctx.clock(), [
    { actor: account.id, action, subject: account.id },
  ])
  return true
}

function changedMail({ config }: Context, account: Account) {
  const language = account.language ?? 'en'
  const { passwordChanged } = words[language].mail.account
  return {
    subject: passwordChanged.subject,
    ...mailBody({
      language,
      greeting: greetingOf(account, language),
      paragraphs: [passwordChanged.says, passwordChanged.next],
      action: { label: passwordChanged.open, url: `${config.publicUrl}/request-for-otp` },
    }),
  }
}
