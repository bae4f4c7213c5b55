import type { GroupFacts } from '@credenza/schema/scim/resources'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { factsOf, nameOf } from './directory-user.ts'
import { membersOf } from './members.ts'
import type { DirectoryTables } from './tables.ts'

export type GroupRow = Selectable<DirectoryTables['directory_group']>

export interface GroupMember {
  id: string
  email: string
  name: string
}

export interface DirectoryGroup extends Omit<GroupFacts, 'members'> {
  id: string
  createdAt: Date
  changedAt: Date
  members: GroupMember[]
}

/** These groups of one organisation with their people, by id. */
export async function withMembers(
  db: Db | Tx,
  organisationId: string,
  rows: readonly GroupRow[],
): Promise<DirectoryGroup[]> {
  const people = await membersOf(db, organisationId)
    .selectAll('directory_user')
    .select('group_id')
    .where('group_id', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('user_id')
    .execute()
  const byGroup = Map.groupBy(people, ({ group_id }) => group_id)
  return rows.map((row) => {
    const members = byGroup.get(row.id) ?? []
    return groupOf(
      row,
      members.map((person) => ({ id: person.id, email: person.email, name: nameOf(factsOf(person)) })),
    )
  })
}

/** Like `withMembers`, for one group. */
export async function groupWithMembers(
  db: Db | Tx,
  organisationId: string,
  row: GroupRow,
): Promise<DirectoryGroup> {
  const [group] = await withMembers(db, organisationId, [row])
  return group!
}

export const groupOf = (row: GroupRow, members: GroupMember[]): DirectoryGroup => ({
  id: row.id,
  displayName: row.display_name,
  externalId: row.external_id,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  members,
})
