import type { Context, Tx } from '../../../context.ts'
import { mailBody } from '../../../platform/mail/mail-body.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Account } from '../find-account.ts'
import { readFactors } from './factors.ts'

export type FactorChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-replaced'
  | 'second-factors-forgotten'

const sentences: Record<FactorChange, string> = {
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey was removed from your account.',
  'totp-added': 'An authenticator app was added to your account.',
  'totp-removed': 'The authenticator app was removed from your account.',
  'recovery-codes-replaced': 'Your account has new recovery codes. The earlier ones no longer work.',
  'second-factors-forgotten': 'The operator of this service removed all second factors from your account.',
}

/** Mails the person that a second factor was added or removed. */
export async function tellFactorChange(
  ctx: Context,
  tx: Tx,
  account: Account,
  change: FactorChange,
): Promise<void> {
  await tell(ctx, tx, account, {
    kind: `account.${change}`,
    subject: 'A change to how you sign in',
    paragraphs: [sentences[change]],
  })
}

/**
 * Mails the person that a recovery code opened the account, and how many are left. Call it after the code is used up.
 */
export async function tellRecoveryCodeUsed(ctx: Context, tx: Tx, account: Account): Promise<void> {
  const { recoveryCodes } = await readFactors(tx, account.id)
  await tell(ctx, tx, account, {
    kind: 'account.recovery-code-used',
    subject: 'A recovery code was used',
    paragraphs: [
      'A recovery code was used to sign in or to confirm a change.',
      recoveryCodes === 0
        ? 'It was the last one. Make new ones in your profile.'
        : `Codes left: ${recoveryCodes}. You can make new ones in your profile.`,
    ],
  })
}

function tell(
  ctx: Context,
  tx: Tx,
  { name, email }: Account,
  { kind, subject, paragraphs }: { kind: string; subject: string; paragraphs: string[] },
): Promise<string> {
  const closing = [
    'If this was not you, change your password at once and check the second factors and sessions in your profile.',
  ]
  return queueMail(ctx, tx, {
    to: email,
    kind,
    subject,
    ...mailBody({ greeting: `Hello ${name},`, paragraphs, closing }),
  })
}
