import type { DirectoryGroup } from '@credenza/schema'
import type { Context } from '../../context.ts'

/** The groups that the organisation's directory has sent, by name, and the role that each gives. */
export async function listMappedGroups({ db }: Context, organisationId: string): Promise<DirectoryGroup[]> {
  const rows = await db
    .selectFrom('directory_group')
    .leftJoin('directory_member', (join) =>
      join
        .onRef('directory_member.org_id', '=', 'directory_group.org_id')
        .onRef('directory_member.group_id', '=', 'directory_group.id'),
    )
    .select(['directory_group.id', 'display_name', 'member_role'])
    .select((q) => q.fn.count<string>('user_id').as('members'))
    .where('directory_group.org_id', '=', organisationId)
    .groupBy(['directory_group.org_id', 'directory_group.id', 'display_name', 'member_role'])
    .orderBy('display_name')
    .execute()
  return rows.map(({ id, display_name, members, member_role }) => ({
    _id: id,
    displayName: display_name,
    members: Number(members),
    memberRole: member_role,
  }))
}
