import type { DirectoryGroup, GivenRole } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { requireRoleFor } from '../colleague/require-role.ts'
import { findOrganisation } from '../organisation/find-organisation.ts'
import { changeDirectory } from './change-directory.ts'
import { groupWithMembers } from './directory-group.ts'
import { findGroupRow } from './find-group.ts'

/**
 * Gives the people of a group a role, or none. Requires a fresh second factor if the owner has one. Throws 'not_found', and
 * 'invalid' for a role that this kind of organisation does not have.
 */
export async function mapGroup(
  ctx: Context,
  caller: OrganisationCaller,
  { id, memberRole, address }: { id: string; memberRole: GivenRole | null; address: string },
): Promise<DirectoryGroup> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  return changeDirectory(ctx, { organisationId, accountId, address }, async (tx) => {
    await holdSession(tx, caller)
    if (memberRole) requireRoleFor(await findOrganisation(tx, organisationId), memberRole)
    const row = await findGroupRow(tx, organisationId, id)
    const { displayName, members } = await groupWithMembers(tx, organisationId, row)
    await tx
      .updateTable('directory_group')
      .set({ member_role: memberRole })
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
    return {
      result: { _id: id, displayName, members: members.length, memberRole },
      people: members,
      entries: [
        {
          actor: accountId,
          action: 'directory.group-mapped',
          subject: id,
          leavesState: true,
          detail: { memberRole: memberRole ?? 'none' },
        },
      ],
    }
  })
}
