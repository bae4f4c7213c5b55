import type { Db, Tx } from '../../context.ts'

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
