import type { Tx } from '../../context.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { requireOpenDepartment } from './require-open-department.ts'

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
