import type { GivenRole } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { StoredRole } from '../account/tables.ts'
import { factsOf, nameOf } from './directory-user.ts'
import { roleOfGroups } from './role-of-groups.ts'

export interface WantedAccess {
  name: string
  email: string
  memberRole: StoredRole
}

/**
 * Who of these people the directory wants to be here, and as what. Somebody without a group that gives a role is not among
 * them, unless they were a colleague before the directory named them and no group has given them a role since.
 */
export async function wantedAccess(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, WantedAccess>> {
  const roles = await rolesByUser(tx, organisationId, ids)
  await tx
    .updateTable('directory_user')
    .set({ kept_role: null })
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf([...roles.keys()]))
    .where('kept_role', 'is not', null)
    .execute()
  const users = await tx
    .selectFrom('directory_user')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .where('active', '=', true)
    .execute()
  return new Map(
    users.flatMap((user): [string, WantedAccess][] => {
      const memberRole = roles.get(user.id) ?? user.kept_role
      return memberRole ? [[user.id, { name: nameOf(factsOf(user)), email: user.email, memberRole }]] : []
    }),
  )
}

async function rolesByUser(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, GivenRole>> {
  const rows = await tx
    .selectFrom('directory_member')
    .innerJoin('directory_group', (join) =>
      join
        .onRef('directory_group.org_id', '=', 'directory_member.org_id')
        .onRef('directory_group.id', '=', 'directory_member.group_id'),
    )
    .select(['user_id', 'member_role'])
    .where('directory_member.org_id', '=', organisationId)
    .where('user_id', '=', anyOf(ids))
    .where('member_role', 'is not', null)
    .execute()
  const given = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    [...given].map(([id, groups]) => [id, roleOfGroups(groups.map(({ member_role }) => member_role!))!]),
  )
}
