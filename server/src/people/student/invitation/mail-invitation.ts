import type { Context, Tx } from '../../../context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { type Invited, invitationMail } from '../../organisation/invitation-mail.ts'

/**
 * Mails a student the way into the account. It says the same to somebody who has an account already. Returns the email's id.
 */
export const mailInvitation = async (
  ctx: Context,
  tx: Tx,
  { email, ...invited }: Invited & { email: string },
): Promise<string> =>
  queueMail(ctx, tx, {
    to: email,
    kind: 'student.invited',
    onBehalfOf: invited.organisationId,
    ...(await invitationMail(tx, 'student', invited)),
  })
