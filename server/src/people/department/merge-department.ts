import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { mergeMembers } from '../account/memberships.ts'
import { lockDepartment } from './save-department.ts'

/**
 * Moves everything in this department to another one, including people and API keys, and removes it. Throws 'not_found' for
 * either, and 'invalid' if they are the same.
 */
export async function mergeDepartment(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  { from, into }: { from: string; into: string },
): Promise<void> {
  if (from === into) throw refusal('invalid.department_itself')
  await withRetry(ctx.db, async (tx) => {
    // In a fixed order, so that two opposite merges wait for each other.
    for (const id of [from, into].sort()) await lockDepartment(tx, organisationId, id)
    for (const table of ['department_object', 'department_type'] as const) {
      await tx
        .updateTable(table)
        .set({ department_id: into })
        .where('org_id', '=', organisationId)
        .where('department_id', '=', from)
        .execute()
    }
    await mergeMembers(tx, organisationId, { from, into })
    await tx.deleteFrom('department').where('org_id', '=', organisationId).where('id', '=', from).execute()
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'department.merged', subject: into, detail: { from } },
    ])
  })
}
