import type { Context, Tx } from '../../../context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { type Invited, invitationMail } from '../../organisation/onboarding/invitation-mail.ts'

/**
 * Emails a student the link to the account. The text is the same for somebody who already has an account. Returns the email's
 * id.
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
