import type { Tx } from '../../context.ts'

/** Gives the organisation's own account its new name; colleagues have their own names. Returns its id. */
export async function renameOwner(tx: Tx, organisationId: string, name: string): Promise<string[]> {
  const renamed = await tx
    .updateTable('account')
    .set({ name })
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', false)
    .returning('id')
    .execute()
  return renamed.map(({ id }) => id)
}
