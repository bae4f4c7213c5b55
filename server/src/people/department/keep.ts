import type { Db, Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'

/**
 * The department that something new belongs to; undefined for the organisation as a whole. Throws 'invalid' for somebody with
 * several departments who does not say in which they work, and for a closed department.
 */
export async function departmentOfNew(
  tx: Tx,
  { organisationId, departments }: Reach,
): Promise<string | undefined> {
  if (departments === undefined) return undefined
  const [only, ...others] = departments
  if (only === undefined || others.length > 0) throw refusal('invalid.department_needed')
  await requireOpenDepartment(tx, organisationId, only)
  return only
}

/** Throws 'invalid' unless this is an open department of the organisation. Keeps it open until the transaction ends. */
export async function requireOpenDepartment(
  tx: Tx,
  organisationId: string,
  departmentId: string,
): Promise<void> {
  const open = await tx
    .selectFrom('department')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', departmentId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!open) throw refusal('invalid.department')
}

/** Puts new things into the department where new things of this reach belong. */
export async function keepNewWithin(tx: Tx, reach: Reach, ids: readonly string[]): Promise<void> {
  const departmentId = await departmentOfNew(tx, reach)
  if (departmentId !== undefined) await keepIn(tx, { ...reach, departmentId }, ids)
}

/**
 * Puts things into a department, unless they are already in one. Throws if the department has just been merged into another; a
 * job then determines the department again.
 */
export async function keepIn(
  tx: Tx,
  { organisationId, departmentId }: { organisationId: string; departmentId: string },
  ids: readonly string[],
): Promise<void> {
  if (!(await holdDepartment(tx, organisationId, departmentId))) throw new Error('The department is gone.')
  await insertRecords(
    tx,
    'department_object',
    ids.map((object_id) => ({ org_id: organisationId, object_id, department_id: departmentId })),
  )
}

/**
 * Whether the organisation has this department, closed or not. Waits for a merge of it, and keeps another from beginning before
 * the transaction ends.
 */
export async function holdDepartment(tx: Tx, organisationId: string, departmentId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('department')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', departmentId)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** The department that something belongs to, by its id; undefined for the organisation as a whole. */
export async function departmentOf(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('department_object')
    .select('department_id')
    .where('org_id', '=', organisationId)
    .where('object_id', '=', id)
    .executeTakeFirst()
  return row?.department_id
}

/** The department to which an API key is limited, or none once it is closed; undefined for a key of the whole organisation. */
export async function boundTo(
  db: Db | Tx,
  organisationId: string,
  keyId: string,
): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('department_object')
    .leftJoin('department', (join) =>
      join
        .onRef('department.org_id', '=', 'department_object.org_id')
        .onRef('department.id', '=', 'department_object.department_id')
        .on('department.closed_at', 'is', null),
    )
    .select('department.id')
    .where('department_object.org_id', '=', organisationId)
    .where('object_id', '=', keyId)
    .executeTakeFirst()
  return row && (row.id === null ? [] : [row.id])
}
