import type { UserFacts } from '@credenza/schema/scim/resources'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { newAccountId } from '../../platform/ids.ts'
import { forgetMemberships } from '../account/memberships.ts'
import { listColleagues } from '../colleague/list-colleagues.ts'
import { holderOf } from '../organisation/onboarding/unfinished.ts'
import { changeDirectory } from './change-directory.ts'
import { accountIdOf, columnsOf, type DirectoryUser, type UserRow, userWithGroups } from './directory-user.ts'
import { findUserRow } from './find-user.ts'
import { leaveAddress } from './leave-address.ts'
import { requireRoomInDirectory } from './require-room.ts'
import type { Author } from './settle-access.ts'

/**
 * Adds a person to the organisation's directory. If there is a colleague with this address, the person gets the colleague's id,
 * and keeps their role until a group gives another. Throws 'already_exists' for a known userName, 'email_taken' for the address
 * of another person or another organisation's account, and 'invalid' if the directory is full.
 */
export function addUser(ctx: Context, by: Author, facts: UserFacts): Promise<DirectoryUser> {
  const { organisationId } = by
  return changeDirectory(ctx, by, async (tx, now) => {
    await requireRoomInDirectory(tx, 'directory_user', organisationId)
    const known = (await listColleagues(ctx, by, tx)).find(({ email }) => email === facts.email)
    const id = known?._id ?? newAccountId()
    await requireFree(ctx, tx, by, { id, ...facts })
    await requireOwnerActive(tx, organisationId, id, facts)
    const row: UserRow = {
      org_id: organisationId,
      id,
      account_id: null,
      was_bound: false,
      ...columnsOf(facts),
      role_from_group: false,
      created_at: now,
      changed_at: now,
    }
    await tx.insertInto('directory_user').values(row).execute()
    const result = await userWithGroups(tx, organisationId, row)
    return { result, people: [result] }
  })
}

/**
 * Changes a person of the organisation's directory to what `change` returns. Throws 'not_found', the errors of addUser, and
 * 'forbidden' for deactivating the owner.
 */
export function changeUser(
  ctx: Context,
  by: Author,
  id: string,
  change: (before: DirectoryUser) => UserFacts,
): Promise<DirectoryUser> {
  const { organisationId } = by
  return changeDirectory(ctx, by, async (tx, now) => {
    const row = await findUserRow(tx, organisationId, id)
    const before = await userWithGroups(tx, organisationId, row)
    const facts = change(before)
    await requireFree(ctx, tx, by, { id, ...facts })
    await requireOwnerActive(tx, organisationId, id, facts)
    const account = facts.email === row.email ? {} : await leaveAddress(ctx, tx, by, row)
    await tx
      .updateTable('directory_user')
      .set({ ...columnsOf(facts), ...account, changed_at: now })
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
    return { result: { ...before, ...facts, changedAt: now }, people: [{ id, email: before.email }] }
  })
}

/** Removes a person from the directory and from the organisation. Throws 'not_found', and 'forbidden' for the owner. */
export function removeUser(ctx: Context, by: Author, id: string): Promise<void> {
  const { organisationId } = by
  return changeDirectory(ctx, by, async (tx) => {
    const row = await findUserRow(tx, organisationId, id)
    const { email } = row
    await requireOwnerActive(tx, organisationId, id, { email, active: false })
    await tx
      .deleteFrom('directory_member')
      .where('org_id', '=', organisationId)
      .where('user_id', '=', id)
      .execute()
    await tx.deleteFrom('directory_user').where('org_id', '=', organisationId).where('id', '=', id).execute()
    await forgetMemberships(tx, organisationId, accountIdOf(row))
    return { result: undefined, people: [{ id, email }] }
  })
}

async function requireFree(
  ctx: Context,
  tx: Tx,
  by: Author,
  { id, userName, email }: UserFacts & { id: string },
): Promise<void> {
  const { organisationId } = by
  const others = await tx
    .selectFrom('directory_user')
    .select(['user_name', 'email'])
    .where('org_id', '=', organisationId)
    .where('id', '!=', id)
    .where((row) =>
      row.or([row(sql`lower(user_name)`, '=', sql`lower(${userName})`), row('email', '=', email)]),
    )
    .execute()
  const account = await holderOf(ctx, tx, email)
  const isElsewhere = account !== undefined && account.org_id !== organisationId
  if (isElsewhere || others.some((other) => other.email === email)) throw fieldRefusal('email', 'email_taken')
  if (others.length > 0) throw fieldRefusal('userName', 'already_exists.directory_user')
}

/** Throws 'forbidden' if the owner, whom the directory may know by id or by address, would become inactive. */
async function requireOwnerActive(
  tx: Tx,
  organisationId: string,
  id: string,
  { email, active }: Pick<UserFacts, 'active' | 'email'>,
): Promise<void> {
  if (active) return
  const owner = await tx
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', false)
    .where((row) => row.or([row('id', '=', id), row('email', '=', email)]))
    .executeTakeFirst()
  if (owner) throw refusal('forbidden.directory_owner')
}
