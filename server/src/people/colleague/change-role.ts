import type { Colleague, GivenRole } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { giveRole } from '../account/member-role.ts'
import { forgetMemberships } from '../account/memberships.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { listColleagues } from './list-colleagues.ts'
import { requireRoleFor } from './require-role.ts'

/**
 * Gives a colleague another role, from their next call on. Requires a fresh second factor if the owner has one. Throws
 * 'not_found', also for the owner, whose role never changes, and 'invalid' for a role that this kind of organisation does not
 * have.
 */
export async function changeRole(
  ctx: Context,
  caller: OrganisationCaller,
  id: string,
  memberRole: GivenRole,
): Promise<Colleague> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  return withRetry(ctx.db, async (tx) => {
    requireRoleFor(await lockOrganisation(tx, organisationId), memberRole)
    const colleague = (await listColleagues(ctx, caller, tx)).find(({ _id }) => _id === id)
    if (!colleague || colleague.state === 'owner') throw refusal('not_found.colleague')
    if (colleague.memberRole === memberRole) return colleague
    await giveRole(tx, organisationId, id, memberRole)
    await forgetMemberships(tx, organisationId, id)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'colleague.role-changed', subject: id, detail: { memberRole } },
    ])
    return { ...colleague, memberRole }
  })
}
