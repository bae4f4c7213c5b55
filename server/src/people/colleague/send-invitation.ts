import type { Context, Tx } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { giveRole } from '../account/member-role.ts'
import type { StoredRole } from '../account/tables.ts'
import { countAttempt } from '../account/throttle/attempts.ts'
import type { Organisation } from '../organisation/find-organisation.ts'
import { holderOf } from '../organisation/onboarding/unfinished.ts'
import { type Invitation, newTerm } from './invitation-store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireRoomForColleague } from './require-room.ts'

export interface Invited {
  /** The id of the future account. */
  id: string
  name: string
  email: string
  memberRole: StoredRole
  token: string
  /** The IP address from which the invitation is sent. */
  address: string
}

/**
 * Invites somebody in the caller's transaction, which has locked the organisation, so that simultaneous invitations are counted
 * one after the other. Throws 'email_taken' if an organisation has an account with this email (an unfinished sign-up does
 * not count), 'already_exists' if the person is already invited, and 'invalid' at 100 colleagues.
 */
export async function sendInvitation(
  ctx: Context,
  tx: Tx,
  organisation: Organisation,
  { id, name, email, memberRole, token, address }: Invited,
): Promise<Invitation> {
  const invitation = { org_id: organisation.id, id, name, email, ...newTerm(token, ctx.clock()) }
  await requireInvitable(ctx, tx, organisation.id, email)
  await countInvitation(ctx, tx, { email, address })
  await tx.insertInto('invitation').values(invitation).execute()
  await giveRole(tx, organisation.id, id, memberRole)
  await mailInvitation(ctx, tx, { organisation, name, email, token, notAfter: invitation.expires_at })
  return invitation
}

/** Counts the email. Throws too_many_requests if this mailbox has received too many from all organisations together. */
export const countInvitation = (ctx: Context, tx: Tx, to: { email: string; address: string }) =>
  countAttempt(ctx, tx, 'invitation', { realm: 'organisation', ...to })

async function requireInvitable(ctx: Context, tx: Tx, organisationId: string, email: string): Promise<void> {
  if (await holderOf(ctx, tx, email)) throw fieldRefusal('email', 'email_taken')
  const invited = await tx
    .selectFrom('invitation')
    .select('email')
    .where('org_id', '=', organisationId)
    .execute()
  if (invited.some((invitation) => invitation.email === email)) {
    throw fieldRefusal('email', 'already_exists.invitation')
  }
  await requireRoomForColleague(tx, organisationId)
}
