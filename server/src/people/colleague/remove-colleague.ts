import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { deleteColleague } from '../account/delete-colleague.ts'
import { forgetRole } from '../account/member-role.ts'
import { forgetMemberships } from '../account/memberships.ts'
import { requireFreshIfAny } from '../account/second-factor/fresh.ts'
import { deleteInvitation } from './invitation-store.ts'

/**
 * Removes a colleague: deletes the account and, at once, its sessions, second factors, sign-ins in progress and stored
 * answers, and unassigns its requests. An invited person can no longer join. Requires a fresh second factor of an owner
 * who has one. Throws 'not_found', also for the owner, who cannot be removed.
 */
export async function removeColleague(ctx: Context, party: OrganisationParty, id: string): Promise<void> {
  await requireFreshIfAny(ctx, party)
  const { organisationId, accountId } = party
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const isWithdrawn = await deleteInvitation(tx, { org_id: organisationId, id })
    if (isWithdrawn) {
      await forgetRole(tx, organisationId, id)
      await forgetMemberships(tx, organisationId, id)
    } else {
      if (!(await deleteColleague(tx, organisationId, id))) throw refusal('not_found.colleague')
      await ctx.followUps.colleagueRemoved(tx, organisationId, id)
    }
    const action = isWithdrawn ? 'colleague.invitation-withdrawn' : 'colleague.removed'
    await appendAudit(ctx, tx, organisationId, now, [{ actor: accountId, action, subject: id }])
  })
}
