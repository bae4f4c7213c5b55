import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Reach } from '../../platform/http/access.ts'
import { departmentOfNew } from './choose-department.ts'
import { holdDepartment } from './hold-department.ts'

/** The category's name is already that of other certificates: another department's, or the organisation's as a whole. */
export class TypeElsewhere extends Error {
  override name = 'TypeElsewhere'
}

/**
 * Gives the name of a saved category to the category's department: that of its name `before`, or for a new category the one
 * where new things of this reach belong. Certificates under the old name stay where they are. `isUsed` tells whether there have
 * ever been certificates of this type: a name without a department is free only if there have not, because its certificates
 * would go to the department. Throws TypeElsewhere.
 */
export async function assignTypeName(
  tx: Tx,
  reach: Reach,
  { name, before, isUsed }: { name: string; before: string | undefined; isUsed: () => Promise<boolean> },
): Promise<void> {
  const { organisationId } = reach
  const wanted =
    before === undefined
      ? await departmentOfNew(tx, reach)
      : await holdDepartmentOfType(tx, organisationId, before)
  const there = await departmentOfType(tx, organisationId, name)
  if (there === wanted) return
  if (there !== undefined || wanted === undefined || (await isUsed())) throw new TypeElsewhere()
  await tx
    .insertInto('department_type')
    .values({ org_id: organisationId, name, department_id: wanted })
    .execute()
}

/** The departments of an organisation's types, by the types' names. */
export async function departmentsOfTypes(
  db: Db | Tx,
  organisationId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('department_type')
    .select(['name', 'department_id'])
    .where('org_id', '=', organisationId)
    .execute()
  return new Map(rows.map(({ name, department_id }) => [name, department_id]))
}

/** Waits for moves of these types, and keeps others from beginning before the transaction ends. */
export async function holdTypes(tx: Tx, organisationId: string, names: readonly string[]): Promise<void> {
  await tx
    .selectFrom('department_type')
    .select('name')
    .where('org_id', '=', organisationId)
    .where('name', '=', anyOf(names))
    .orderBy('name')
    .forShare()
    .execute()
}

/** The department of a type, which is not merged into another before the transaction ends. */
async function holdDepartmentOfType(
  tx: Tx,
  organisationId: string,
  name: string,
): Promise<string | undefined> {
  for (;;) {
    const id = await departmentOfType(tx, organisationId, name)
    // If it has just been merged, the type is in another one.
    if (id === undefined || (await holdDepartment(tx, organisationId, id))) return id
  }
}

async function departmentOfType(tx: Tx, organisationId: string, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('department_type')
    .select('department_id')
    .where('org_id', '=', organisationId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.department_id
}
