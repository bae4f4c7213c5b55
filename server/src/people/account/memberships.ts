import type { MemberRole } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Membership } from '../../platform/http/access.ts'
import { giveRole, readRole } from './member-role.ts'

/** The open departments of somebody with the role 'departmental', with their roles there. */
export const readMemberships = (
  db: Db | Tx,
  organisationId: string,
  accountId: string,
): Promise<Required<Membership>[]> =>
  membershipsIn(db, organisationId).where('department_member.account_id', '=', accountId).execute()

/** Everybody's memberships, by account. */
export async function readAllMemberships(
  db: Db | Tx,
  organisationId: string,
): Promise<ReadonlyMap<string, Required<Membership>[]>> {
  const rows = await membershipsIn(db, organisationId).select('department_member.account_id').execute()
  return Map.groupBy(rows, ({ account_id }) => account_id)
}

const membershipsIn = (db: Db | Tx, organisationId: string) =>
  db
    .selectFrom('department_member')
    .innerJoin('department', (join) =>
      join
        .onRef('department.org_id', '=', 'department_member.org_id')
        .onRef('department.id', '=', 'department_member.department_id'),
    )
    .select(['department_member.department_id as departmentId', 'department_member.role'])
    .where('department_member.org_id', '=', organisationId)
    .where('department.closed_at', 'is', null)
    .orderBy('department_member.department_id')

/**
 * What an account may do in its organisation, and the open departments to which it is limited; undefined for one of the whole
 * organisation. Of an owner, the role is a manager's.
 */
export async function rightsOfAccount(
  db: Db | Tx,
  organisationId: string,
  accountId: string,
): Promise<{ memberRole: MemberRole; departments: readonly string[] | undefined }> {
  const memberRole = await readRole(db, organisationId, accountId)
  if (memberRole !== 'departmental') return { memberRole, departments: undefined }
  const memberships = await readMemberships(db, organisationId, accountId)
  return { memberRole, departments: memberships.map(({ departmentId }) => departmentId) }
}

/** Gives a colleague or invited person exactly these roles in departments. */
export async function giveMemberships(
  tx: Tx,
  organisationId: string,
  accountId: string,
  memberships: readonly Required<Membership>[],
): Promise<void> {
  await giveRole(tx, organisationId, accountId, 'departmental')
  await forgetMemberships(tx, organisationId, accountId)
  await tx
    .insertInto('department_member')
    .values(
      memberships.map(({ departmentId, role }) => ({
        org_id: organisationId,
        account_id: accountId,
        department_id: departmentId,
        role,
      })),
    )
    .execute()
}

/**
 * Ids limited to departments, including closed ones: accounts, invited people, and people of the directory who are not here.
 */
export async function boundPeople(tx: Tx, organisationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('department_member')
    .select('account_id')
    .distinct()
    .where('org_id', '=', organisationId)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** Deletes the memberships of somebody who has left, unless the directory still has them and may bring them back. */
export async function forgetMembershipsOfLeaver(tx: Tx, organisationId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('department_member')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('directory_user')
            .select('id')
            .where('org_id', '=', organisationId)
            .where((row) => row(row.fn.coalesce('account_id', 'id'), '=', id)),
        ),
      ),
    )
    .execute()
}

export async function forgetMemberships(tx: Tx, organisationId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('department_member')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Moves the people of one department to another. Those who are in both keep their role in the latter. */
export async function mergeMembers(
  tx: Tx,
  organisationId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const there = await tx
    .selectFrom('department_member')
    .select('account_id')
    .where('org_id', '=', organisationId)
    .where('department_id', '=', into)
    .execute()
  const leaving = () => ({ org_id: organisationId, department_id: from }) as const
  await tx
    .deleteFrom('department_member')
    .where((eb) => eb.and(leaving()))
    .where('account_id', '=', anyOf(there.map(({ account_id }) => account_id)))
    .execute()
  await tx
    .updateTable('department_member')
    .set({ department_id: into })
    .where((eb) => eb.and(leaving()))
    .execute()
}
