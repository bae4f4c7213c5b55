import type { Context, Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type DirectoryUser, type UserRow, userWithGroups } from './directory-user.ts'

/** Throws 'not_found', also for a person of another organisation's directory. */
export async function findUserRow(db: Db | Tx, organisationId: string, id: string): Promise<UserRow> {
  const row = await db
    .selectFrom('directory_user')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.directory_user')
  return row
}

/** One person of the organisation's directory. Throws 'not_found'. */
export async function findUser({ db }: Context, organisationId: string, id: string): Promise<DirectoryUser> {
  const row = await findUserRow(db, organisationId, id)
  return userWithGroups(db, organisationId, row)
}
