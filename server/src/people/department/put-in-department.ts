import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import type { Reach } from '../../platform/http/access.ts'
import { departmentOfNew } from './choose-department.ts'
import { holdDepartment } from './hold-department.ts'

/** Puts new things into the department where new things of this reach belong. */
export async function putNewInDepartment(tx: Tx, reach: Reach, ids: readonly string[]): Promise<void> {
  const departmentId = await departmentOfNew(tx, reach)
  if (departmentId !== undefined) await putInDepartment(tx, { ...reach, departmentId }, ids)
}

/**
 * Puts things into a department, unless they are already in one. Throws if the department has just been merged into another; a
 * job then determines the department again.
 */
export async function putInDepartment(
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
