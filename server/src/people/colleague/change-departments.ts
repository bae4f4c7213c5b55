import type { Colleague, MembershipsRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { giveMemberships } from '../account/memberships.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { requireOpenDepartment } from '../department/require-open-department.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { listColleagues } from './list-colleagues.ts'

/**
 * Limits a colleague or invited person to departments, with a role in each, from their next call on. A role in the whole
 * organisation, given with `changeRole`, ends that. Requires a fresh second factor if the owner has one. Throws 'not_found',
 * also for the owner, and 'invalid' for a department that is not open or is named twice.
 */
export async function changeDepartments(
  ctx: Context,
  caller: OrganisationCaller,
  id: string,
  { memberships }: MembershipsRequest,
): Promise<Colleague> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const ids = new Set(memberships.map(({ departmentId }) => departmentId))
  if (ids.size < memberships.length) throw fieldRefusal('memberships', 'invalid.department')
  return withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const colleague = (await listColleagues(ctx, caller, tx)).find(({ _id }) => _id === id)
    if (!colleague || colleague.state === 'owner') throw refusal('not_found.colleague')
    for (const departmentId of ids) await requireOpenDepartment(tx, organisationId, departmentId)
    await giveMemberships(tx, organisationId, id, memberships)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: accountId,
        action: 'colleague.departments-changed',
        subject: id,
        detail: Object.fromEntries(memberships.map(({ departmentId, role }) => [departmentId, role])),
      },
    ])
    return { ...colleague, memberRole: 'departmental' }
  })
}
