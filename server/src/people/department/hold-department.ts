import type { Tx } from '../../context.ts'

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
