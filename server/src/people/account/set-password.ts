import type { Context, Tx } from '../../context.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { closeSessions } from './close-sessions.ts'
import type { Account } from './find-account.ts'
import { replacePassword } from './replace-password.ts'
import { clearAttempts } from './throttle/attempts.ts'

interface NewPassword {
  password_hash: string
  action: 'account.password-reset' | 'account.password-changed'
  /** The session in which the person does this, which stays open. */
  keptSessionId?: string
}

/**
 * Sets a password and ends everything that the old one opened: sessions, sign-ins in progress, and waits. Second factors
 * stay. The person is told by mail. Returns false, and does nothing, if the password has changed since the account was
 * read.
 */
export async function setPassword(
  ctx: Context,
  tx: Tx,
  account: Account,
  { password_hash, action, keptSessionId }: NewPassword,
): Promise<boolean> {
  if (!(await replacePassword(tx, account, password_hash))) return false
  await closeSessions(tx, account.id, keptSessionId)
  await clearAttempts(ctx, tx, account)
  await queueMail(ctx, tx, {
    kind: 'account.password-changed',
    to: account.email,
    subject: 'Your Credenza password was changed',
    ...changedMail(ctx, account.name),
  })
  await appendAudit(ctx, tx, account.org_id ?? platformTrail, ctx.clock(), [
    { actor: account.id, action, subject: account.id },
  ])
  return true
}

const changedMail = ({ config }: Context, name: string) =>
  mailBody({
    greeting: `Hello ${name},`,
    paragraphs: [
      'The password of your account was just changed, and all your other devices were signed out.',
    ],
    closing: [
      `If this was not you, set a new password at once at ${config.publicUrl}/request-for-otp, and change the password of your mailbox.`,
    ],
  })
