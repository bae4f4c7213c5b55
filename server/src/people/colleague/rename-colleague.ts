import type { Tx } from '../../context.ts'
import { renameAccount } from '../account/rename-account.ts'

/** Gives a colleague or invited person another name. */
export async function renameColleague(
  tx: Tx,
  organisationId: string,
  id: string,
  name: string,
): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ name })
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  await renameAccount(tx, organisationId, id, name)
}
