import type { Department } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'

/**
 * Lists the departments that the caller can work in, by name, with their people and counts. A caller of the whole organisation
 * gets all.
 */
export async function listDepartments(
  ctx: Context,
  { organisationId, memberships }: OrganisationCaller,
): Promise<Department[]> {
  const rows = await ctx.db
    .selectFrom('department')
    .selectAll()
    .where('org_id', '=', organisationId)
    .$if(memberships !== undefined, (q) =>
      q.where('id', '=', anyOf(memberships!.map(({ departmentId }) => departmentId))),
    )
    .orderBy('name_key')
    .execute()
  if (rows.length === 0) return []
  const [members, ...numbers] = await Promise.all([
    membersOf(ctx, organisationId),
    ...Object.values(countedIn(organisationId)).map((counts) => countsOf(ctx, counts)),
  ])
  const [students, categories, templates, certificates] = numbers
  return rows.map(({ id, name, closed_at, created_at }) => ({
    _id: id,
    name,
    isClosed: closed_at !== null,
    students: students?.get(id) ?? 0,
    categories: categories?.get(id) ?? 0,
    templates: templates?.get(id) ?? 0,
    certificates: certificates?.get(id) ?? 0,
    yourRole: memberships?.find(({ departmentId }) => departmentId === id)?.role ?? '',
    members: members
      .filter(({ departmentId }) => departmentId === id)
      .map(({ departmentId: _, ...one }) => one),
    createdAt: created_at.toISOString(),
  }))
}

/** Reads one of these departments. Throws 'not_found'. */
export async function readDepartment(
  ctx: Context,
  caller: OrganisationCaller,
  id: string,
): Promise<Department> {
  const department = (await listDepartments(ctx, caller)).find(({ _id }) => _id === id)
  if (!department) throw refusal('not_found.department')
  return department
}

/** People who have joined. Invited people are not included until they join. */
const membersOf = ({ db }: Context, organisationId: string) =>
  db
    .selectFrom('department_member')
    .innerJoin('account', 'account.id', 'department_member.account_id')
    .select([
      'department_id as departmentId',
      'account.id as accountId',
      'account.name',
      'department_member.role',
    ])
    .where('department_member.org_id', '=', organisationId)
    .orderBy('account.name')
    .execute()

/** Queries for what is counted in each department. */
const countedIn = (organisationId: string) => ({
  students: objects(organisationId, 'student'),
  categories: sql`SELECT department_id, count(*) AS count FROM department_type
    JOIN category USING (org_id, name) WHERE org_id = ${organisationId} GROUP BY department_id`,
  templates: objects(organisationId, 'template'),
  certificates: sql`SELECT department_id, sum(count) AS count FROM department_type
    JOIN certificate_count ON certificate_count.org_id = department_type.org_id AND category_name = name
    WHERE department_type.org_id = ${organisationId} GROUP BY department_id`,
})

const objects = (organisationId: string, table: 'student' | 'template') => sql`
  SELECT department_id, count(*) AS count FROM department_object
  JOIN ${sql.table(table)} AS thing ON thing.org_id = department_object.org_id AND thing.id = object_id
  WHERE department_object.org_id = ${organisationId} GROUP BY department_id`

async function countsOf({ db }: Context, query: RawBuilder<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ department_id: string; count: string }>`${query}`.execute(db)
  return new Map(rows.map(({ department_id, count }) => [department_id, Number(count)]))
}
