import type { Tx } from '../../../../context.ts'
import type { Reach } from '../../../../platform/http/access.ts'
import { refusal } from '../../../../platform/http/api-error.ts'
import { lockOrganisation } from '../../../organisation/lock-organisation.ts'
import type { ImportRow } from '../import-store.ts'
import { findUndoable } from './find-undoable.ts'
import { readUndoImpact } from './undo-impact.ts'

/**
 * The import, if undoing it may begin now and would delete somebody. Throws what `findUndoable` throws, and 'recall_ended'. Locks
 * the organisation, so that until the transaction ends no other undo and no import (`refuseDuringUndo`) starts.
 */
export async function requireUndoable(tx: Tx, reach: Reach, importId: string, now: Date): Promise<ImportRow> {
  await lockOrganisation(tx, reach.organisationId)
  const row = await findUndoable(tx, reach, importId, now)
  const { removable } = await readUndoImpact(tx, reach, importId, now)
  if (removable === 0) throw refusal('recall_ended')
  return row
}
