import type { RawBuilder, SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { type DirectoryGroup, type GroupRow, groupOf, withMembers } from './directory-group.ts'
import { type DirectoryUser, type UserRow, withGroups } from './directory-user.ts'

/** A part of a list. Conditions and orders are SQL about the directory's row. */
export interface DirectoryQuery {
  condition: RawBuilder<SqlBool> | undefined
  order: { by: RawBuilder<unknown>; direction: 'asc' | 'desc' } | undefined
  /** How many to skip, and how many to return at most. */
  offset: number
  limit: number
}

/** People of the organisation's directory, by id unless ordered otherwise, and how many match in all. */
export async function listUsers(
  ctx: Context,
  organisationId: string,
  query: DirectoryQuery,
): Promise<{ items: DirectoryUser[]; total: number }> {
  const { rows, total } = await rowsOf(ctx, 'directory_user', organisationId, query)
  return { items: await withGroups(ctx.db, organisationId, rows as UserRow[]), total }
}

/** The most groups with their people in one part of a list. */
const mostWithMembers = 10

/** Groups of the organisation's directory, like `listUsers`; with their people only if asked for. */
export async function listGroups(
  ctx: Context,
  organisationId: string,
  { hasMembers, ...query }: DirectoryQuery & { hasMembers: boolean },
): Promise<{ items: DirectoryGroup[]; total: number }> {
  const limit = hasMembers ? Math.min(query.limit, mostWithMembers) : query.limit
  const { rows, total } = await rowsOf(ctx, 'directory_group', organisationId, { ...query, limit })
  const groups = rows as GroupRow[]
  const items = hasMembers
    ? await withMembers(ctx.db, organisationId, groups)
    : groups.map((group) => groupOf(group, []))
  return { items, total }
}

async function rowsOf(
  { db }: Context,
  table: 'directory_group' | 'directory_user',
  organisationId: string,
  { condition, order, offset, limit }: DirectoryQuery,
): Promise<{ rows: (GroupRow | UserRow)[]; total: number }> {
  const matching = db
    .selectFrom(table)
    .where('org_id', '=', organisationId)
    .$if(condition !== undefined, (q) => q.where(condition!))
  const total = await countRows(matching)
  if (limit === 0) return { rows: [], total }
  const rows = await matching
    .selectAll()
    .$if(order !== undefined, (q) => q.orderBy(order!.by, order!.direction))
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total }
}
