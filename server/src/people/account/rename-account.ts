import type { Tx } from '../../context.ts'

/** Gives a colleague's account another name. */
export async function renameAccount(tx: Tx, organisationId: string, id: string, name: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ name })
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .where('is_colleague', '=', true)
    .execute()
}
