import type { UserFacts } from '@credenza/schema/scim/resources'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { keptName } from '../account/kept-name.ts'
import { membersOf } from './members.ts'
import type { DirectoryTables } from './tables.ts'

export type UserRow = Selectable<DirectoryTables['directory_user']>

export interface DirectoryUser extends UserFacts {
  id: string
  createdAt: Date
  changedAt: Date
  groups: { id: string; displayName: string }[]
}

/** The id of the person's present or future account. */
export const accountIdOf = ({ id, account_id }: Pick<UserRow, 'id' | 'account_id'>): string =>
  account_id ?? id

export const factsOf = (row: UserRow): UserFacts => ({
  userName: row.user_name,
  externalId: row.external_id,
  email: row.email,
  givenName: row.given_name,
  familyName: row.family_name,
  displayName: row.display_name,
  active: row.active,
})

export const columnsOf = (facts: UserFacts) => ({
  user_name: facts.userName,
  external_id: facts.externalId,
  email: facts.email,
  given_name: facts.givenName,
  family_name: facts.familyName,
  display_name: facts.displayName,
  active: facts.active,
})

/** The name that colleagues see. */
export const nameOf = ({ displayName, givenName, familyName, userName, email }: UserFacts): string =>
  keptName((displayName || `${givenName} ${familyName}`.trim() || userName).slice(0, 100), email)

/** The people of these rows, of one organisation, with their groups by name. */
export async function withGroups(
  db: Db | Tx,
  organisationId: string,
  rows: readonly UserRow[],
): Promise<DirectoryUser[]> {
  const memberships = await membersOf(db, organisationId)
    .select(['user_id', 'directory_group.id', 'directory_group.display_name as displayName'])
    .where('user_id', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('directory_group.display_name')
    .execute()
  const byUser = Map.groupBy(memberships, ({ user_id }) => user_id)
  return rows.map((row) => ({
    ...factsOf(row),
    id: row.id,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    groups: (byUser.get(row.id) ?? []).map(({ id, displayName }) => ({ id, displayName })),
  }))
}

/** Like `withGroups`, for one person. */
export async function userWithGroups(
  db: Db | Tx,
  organisationId: string,
  row: UserRow,
): Promise<DirectoryUser> {
  const [user] = await withGroups(db, organisationId, [row])
  return user!
}
