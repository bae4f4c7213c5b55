import type { Context, Tx } from '../../context.ts'
import { deleteColleague } from '../account/delete-colleague.ts'
import { forgetRole } from '../account/member-role.ts'
import { forgetMembershipsOfLeaver } from '../account/memberships.ts'
import { noteRemoved } from '../account/removed-colleagues.ts'
import { deleteInvitation } from './invitation-store.ts'

/**
 * Deletes a colleague's account with its sessions, second factors, sign-ins in progress and stored answers, and unassigns its
 * requests; or withdraws an invitation. Returns the action for the audit entry, which belongs in the same transaction: it ends
 * the person's open streams in every process. Undefined if the organisation has no such colleague.
 */
export async function takeOut(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<'colleague.invitation-withdrawn' | 'colleague.removed' | undefined> {
  if (await deleteInvitation(tx, { org_id: organisationId, id })) {
    await forgetRole(tx, organisationId, id)
    await forgetMembershipsOfLeaver(tx, organisationId, id)
    return 'colleague.invitation-withdrawn'
  }
  const email = await deleteColleague(tx, organisationId, id)
  if (email === undefined) return undefined
  await noteRemoved(ctx, tx, { organisationId, accountId: id, email })
  await forgetMembershipsOfLeaver(tx, organisationId, id)
  await ctx.followUps.sessionsEnded(tx, id)
  await ctx.followUps.colleagueRemoved(tx, organisationId, id)
  return 'colleague.removed'
}
