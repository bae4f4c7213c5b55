import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

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
