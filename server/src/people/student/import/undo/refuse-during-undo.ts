import type { Tx } from '../../../../context.ts'
import { refusal } from '../../../../platform/http/api-error.ts'

/** Throws 'import_not_ready' while students are being deleted whom a list would take for existing ones. */
export async function refuseDuringUndo(tx: Tx, organisationId: string): Promise<void> {
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
