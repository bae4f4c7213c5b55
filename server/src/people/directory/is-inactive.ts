import type { Tx } from '../../context.ts'

/** Whether somebody with this email is inactive in the organisation's directory. */
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
