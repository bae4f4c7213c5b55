import type { Context, Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type DirectoryGroup, type GroupRow, groupWithMembers } from './directory-group.ts'

/** Throws 'not_found', also for a group of another organisation's directory. */
export async function findGroupRow(db: Db | Tx, organisationId: string, id: string): Promise<GroupRow> {
  const row = await db
    .selectFrom('directory_group')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.directory_group')
  return row
}

/** One group of the organisation's directory with its people. Throws 'not_found'. */
export async function findGroup(
  { db }: Context,
  organisationId: string,
  id: string,
): Promise<DirectoryGroup> {
  const row = await findGroupRow(db, organisationId, id)
  return groupWithMembers(db, organisationId, row)
}
