import type { GroupFacts } from '@credenza/schema/scim/resources'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { newTenantId } from '../../platform/ids.ts'
import { changeDirectory } from './change-directory.ts'
import { type DirectoryGroup, type GroupMember, type GroupRow, groupWithMembers } from './directory-group.ts'
import { findGroupRow } from './find-group.ts'
import { requireRoomInDirectory } from './require-room.ts'
import type { Author } from './settle-access.ts'

/**
 * Adds a group, which gives no role until the owner chooses one. Throws 'already_exists' for a known name, and 'invalid' for
 * members that the directory has not sent, and if the directory is full.
 */
export function addGroup(ctx: Context, by: Author, facts: GroupFacts): Promise<DirectoryGroup> {
  const { organisationId } = by
  return changeDirectory(ctx, by, async (tx, now) => {
    await requireRoomInDirectory(tx, 'directory_group', organisationId)
    const id = newTenantId('grp', organisationId)
    await requireFreeName(tx, organisationId, id, facts.displayName)
    const row: GroupRow = {
      org_id: organisationId,
      id,
      display_name: facts.displayName,
      external_id: facts.externalId,
      member_role: null,
      created_at: now,
      changed_at: now,
    }
    await tx.insertInto('directory_group').values(row).execute()
    await addMembers(tx, organisationId, id, facts.members)
    const result = await groupWithMembers(tx, organisationId, row)
    return { result, people: [] }
  })
}

/**
 * Changes a group to what `change` returns. New members get the group's role; those who leave lose it. Throws 'not_found' and
 * the errors of addGroup.
 */
export function changeGroup(
  ctx: Context,
  by: Author,
  id: string,
  change: (before: DirectoryGroup) => GroupFacts,
): Promise<DirectoryGroup> {
  const { organisationId } = by
  return changeDirectory(ctx, by, async (tx, now) => {
    const row = await findGroupRow(tx, organisationId, id)
    const before = await groupWithMembers(tx, organisationId, row)
    const facts = change(before)
    await requireFreeName(tx, organisationId, id, facts.displayName)
    const changed = {
      display_name: facts.displayName,
      external_id: facts.externalId,
      changed_at: now,
    }
    await tx
      .updateTable('directory_group')
      .set(changed)
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
    const old = new Set(before.members.map((member) => member.id))
    const wanted = new Set(facts.members)
    const coming = facts.members.filter((member) => !old.has(member))
    const leaving = before.members.filter((member) => !wanted.has(member.id))
    await removeMembers(tx, organisationId, id, leaving)
    await addMembers(tx, organisationId, id, coming)
    const result = await groupWithMembers(tx, organisationId, { ...row, ...changed })
    return {
      result,
      people: [...leaving, ...result.members.filter((member) => !old.has(member.id))],
    }
  })
}

/** Removes a group; its people lose its role. Throws 'not_found'. */
export function removeGroup(ctx: Context, by: Author, id: string): Promise<void> {
  const { organisationId } = by
  return changeDirectory(ctx, by, async (tx) => {
    const row = await findGroupRow(tx, organisationId, id)
    const { members: people } = await groupWithMembers(tx, organisationId, row)
    await removeMembers(tx, organisationId, id, people)
    await tx.deleteFrom('directory_group').where('org_id', '=', organisationId).where('id', '=', id).execute()
    return { result: undefined, people }
  })
}

async function requireFreeName(tx: Tx, organisationId: string, id: string, name: string): Promise<void> {
  const other = await tx
    .selectFrom('directory_group')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '!=', id)
    .where(sql`lower(display_name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  if (other) throw fieldRefusal('displayName', 'already_exists.directory_group')
}

async function addMembers(
  tx: Tx,
  organisationId: string,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const known = await tx
    .selectFrom('directory_user')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
  if (known.length !== ids.length) throw fieldRefusal('members', 'invalid.directory_members')
  await tx
    .insertInto('directory_member')
    .values(known.map(({ id }) => ({ org_id: organisationId, group_id: groupId, user_id: id })))
    .execute()
}

async function removeMembers(
  tx: Tx,
  organisationId: string,
  groupId: string,
  members: readonly GroupMember[],
): Promise<void> {
  await tx
    .deleteFrom('directory_member')
    .where('org_id', '=', organisationId)
    .where('group_id', '=', groupId)
    .where('user_id', '=', anyOf(members.map(({ id }) => id)))
    .execute()
}
