import type { Context, Tx } from '../../context.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { displayNameOf, type Organisation } from '../organisation/find-organisation.ts'
import { invitationMail } from '../organisation/onboarding/invitation-mail.ts'

/** Mails the link for joining. */
export async function mailInvitation(
  ctx: Context,
  tx: Tx,
  invited: { organisation: Organisation; name: string; email: string; token: string; notAfter: Date },
): Promise<void> {
  const { organisation, name, email, token, notAfter } = invited
  const organisationName = displayNameOf(organisation)
  // Behind '#', so that it reaches neither a server nor its log.
  const url = `${ctx.config.publicUrl}/join#token=${token}`
  const facts = { organisationId: organisation.id, organisationName, name, url }
  await queueMail(ctx, tx, {
    to: email,
    kind: 'colleague.invited',
    onBehalfOf: organisation.id,
    ...(await invitationMail(tx, 'colleague', facts)),
    notAfter,
  })
}
