import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Database } from '../../platform/db/tables.ts'
import { removeFromQueues } from '../queue/decide-in-queues.ts'
import { countChanges } from './certificate-counts.ts'
import type { CertificateRow } from './find-certificates.ts'
import { inState } from './state-sql.ts'

type Deletion = DeleteQueryBuilder<Database, 'certificate', DeleteResult>

/**
 * Deletes those of these certificates that nobody has signed or decided on, with their public names, places in queues
 * and counts. Returns the deleted rows.
 */
export async function deleteDrafts(tx: Tx, those: (rows: Deletion) => Deletion): Promise<CertificateRow[]> {
  const deleted = await those(tx.deleteFrom('certificate')).where(inState('draft')).returningAll().execute()
  const ids = deleted.map((row) => row.id)
  await tx.deleteFrom('certificate_directory').where('certificate_id', '=', anyOf(ids)).execute()
  await removeFromQueues(tx, ids)
  await countChanges(
    tx,
    deleted.map((before) => ({ before, after: null })),
  )
  return deleted
}
