import type { Db, Tx } from '../../context.ts'

/** Who is in which groups of an organisation's directory, one row each. */
export const membersOf = (db: Db | Tx, organisationId: string) =>
  db
    .selectFrom('directory_member')
    .innerJoin('directory_user', (join) =>
      join
        .onRef('directory_user.org_id', '=', 'directory_member.org_id')
        .onRef('directory_user.id', '=', 'directory_member.user_id'),
    )
    .innerJoin('directory_group', (join) =>
      join
        .onRef('directory_group.org_id', '=', 'directory_member.org_id')
        .onRef('directory_group.id', '=', 'directory_member.group_id'),
    )
    .where('directory_member.org_id', '=', organisationId)
