import type { Tx } from '../../context.ts'

/** Whether the organisation's directory says of somebody with this email that they may not be here. */
export async function isInactive(tx: Tx, organisationId: string, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('directory_user')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('email', '=', email)
    .where('active', '=', false)
    .executeTakeFirst()
  return found !== undefined
}
