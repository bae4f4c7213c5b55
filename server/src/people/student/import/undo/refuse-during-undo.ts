import { sql } from 'kysely'
import type { Db, Tx } from '../../../../context.ts'
import { refusal } from '../../../../platform/http/api-error.ts'
import { lockOrganisation } from '../../../organisation/lock-organisation.ts'

/**
 * Throws 'import_not_ready' while students are being deleted whom a list would take for existing ones. Locks the organisation,
 * so that until the transaction ends no undo starts either (`requireUndoable`).
 */
export async function refuseDuringUndo(tx: Tx, organisationId: string): Promise<void> {
  await lockOrganisation(tx, organisationId)
  if (await isUndoing(tx, organisationId)) throw refusal('import_not_ready.undoing')
}

/** Tells whether an import of the organisation, or this one if it is given, is being undone. */
export async function isUndoing(db: Db | Tx, organisationId: string, importId?: string): Promise<boolean> {
  const undoing = await importsUndone(db, organisationId)
  return importId === undefined ? undoing.size > 0 : undoing.has(importId)
}

/** The imports of the organisation that are being undone. */
export async function importsUndone(db: Db | Tx, organisationId: string): Promise<ReadonlySet<string>> {
  const batches = await db
    .selectFrom('batch')
    .select(sql<string>`settings ->> 'importId'`.as('importId'))
    .where('org_id', '=', organisationId)
    .where('kind', '=', 'undo-import')
    .where('ended_at', 'is', null)
    .execute()
  return new Set(batches.map(({ importId }) => importId))
}
