import type { GivenRole } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { factsOf, nameOf } from './directory-user.ts'
import { membersOf } from './members.ts'
import { roleOfGroups } from './role-of-groups.ts'

export interface WantedAccess {
  name: string
  email: string
  /** Undefined if their groups never gave a role: it stays as it is. */
  memberRole: GivenRole | undefined
}

/**
 * Which of these people should have access according to the directory. The others are inactive, deleted, or have lost the role
 * that a group gave.
 */
export async function wantedAccess(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, WantedAccess>> {
  const roles = await rolesByUser(tx, organisationId, ids)
  const users = await tx
    .selectFrom('directory_user')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
  const changed = users.filter(({ id, role_from_group }) => role_from_group !== roles.has(id))
  for (const given of [true, false]) {
    const turned = changed.filter(({ id }) => roles.has(id) === given).map(({ id }) => id)
    await tx
      .updateTable('directory_user')
      .set({ role_from_group: given })
      .where('org_id', '=', organisationId)
      .where('id', '=', anyOf(turned))
      .execute()
  }
  return new Map(
    users.flatMap((user): [string, WantedAccess][] => {
      const memberRole = roles.get(user.id)
      const hasLost = user.role_from_group && !memberRole
      if (!user.active || hasLost) return []
      return [[user.id, { name: nameOf(factsOf(user)), email: user.email, memberRole }]]
    }),
  )
}

async function rolesByUser(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, GivenRole>> {
  const rows = await membersOf(tx, organisationId)
    .select(['user_id', 'member_role'])
    .where('user_id', '=', anyOf(ids))
    .where('member_role', 'is not', null)
    .execute()
  const given = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    [...given].map(([id, groups]) => [id, roleOfGroups(groups.map(({ member_role }) => member_role!))!]),
  )
}
