import type { GivenRole } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { accountIdOf, factsOf, nameOf } from './directory-user.ts'
import { membersOf } from './members.ts'
import { roleOfGroups } from './role-of-groups.ts'

export interface WantedAccess {
  name: string
  email: string
  /** The account of this address, present or future. */
  accountId: string
  /** Whether they should have access: they are active, and have not lost the role that a group gave. */
  mayBeHere: boolean
  /** Undefined if their groups never gave a role: what the owner gave to this address stays. */
  memberRole: GivenRole | undefined
  /** Whether only the owner lets them in; see tables.ts. */
  wasBound: boolean
}

/** What the directory now says of these people. It no longer has the others. */
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
    users.map((user) => {
      const memberRole = roles.get(user.id)
      const hasLost = user.role_from_group && !memberRole
      const wants: WantedAccess = {
        name: nameOf(factsOf(user)),
        email: user.email,
        accountId: accountIdOf(user),
        mayBeHere: user.active && !hasLost,
        memberRole,
        wasBound: user.was_bound,
      }
      return [user.id, wants]
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
