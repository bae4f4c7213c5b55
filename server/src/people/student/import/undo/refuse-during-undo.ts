import type { Tx } from '../../../../context.ts'
import { refusal } from '../../../../platform/http/api-error.ts'
import { lockOrganisation } from '../../../organisation/lock-organisation.ts'

/**
 * Throws 'import_not_ready' while students are being deleted whom a list would take for existing ones. Locks the organisation,
 * so that until the transaction ends no undo starts either (`requireUndoable`).
 */
export async function refuseDuringUndo(tx: Tx, organisationId: string): Promise<void> {
  await lockOrganisation(tx, organisationId)
  const undoing = await tx
    .selectFrom('batch')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('kind', '=', 'undo-import')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (undoing) throw refusal('import_not_ready.undoing')
}
