import type { Context, Tx } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { findAccount } from '../account/find-account.ts'
import { giveRole } from '../account/member-role.ts'
import type { StoredRole } from '../account/tables.ts'
import type { Organisation } from '../organisation/find-organisation.ts'
import { type Invitation, newTerm } from './invitation-store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireRoom } from './require-room.ts'

export interface Invited {
  /** The id of the future account. */
  id: string
  name: string
  email: string
  memberRole: StoredRole
  token: string
}

/**
 * Invites somebody in the caller's transaction, which has locked the organisation, so that simultaneous invitations are counted
 * one after the other. Throws 'email_taken' if an organisation has an account with this email, 'already_exists' if the person
 * is already invited, and 'invalid' at 100 colleagues.
 */
export async function sendInvitation(
  ctx: Context,
  tx: Tx,
  organisation: Organisation,
  { id, name, email, memberRole, token }: Invited,
): Promise<Invitation> {
  const invitation = { org_id: organisation.id, id, name, email, ...newTerm(token, ctx.clock()) }
  await requireInvitable(tx, organisation.id, email)
  await tx.insertInto('invitation').values(invitation).execute()
  await giveRole(tx, organisation.id, id, memberRole)
  await mailInvitation(ctx, tx, { organisation, name, email, token, notAfter: invitation.expires_at })
  return invitation
}

async function requireInvitable(tx: Tx, organisationId: string, email: string): Promise<void> {
  if (await findAccount(tx, 'organisation', email)) throw fieldRefusal('email', 'email_taken')
  const invited = await tx
    .selectFrom('invitation')
    .select('email')
    .where('org_id', '=', organisationId)
    .execute()
  if (invited.some((invitation) => invitation.email === email)) {
    throw fieldRefusal('email', 'already_exists.invitation')
  }
  await requireRoom(tx, organisationId)
}
