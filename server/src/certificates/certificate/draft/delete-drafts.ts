import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { Database } from '../../../platform/db/tables.ts'
import { dropApprovals } from '../../approval/drop-approvals.ts'
import { removeFromQueues } from '../../queue/decide-in-queues.ts'
import type { Certificate } from '../certificate.ts'
import { certificateOf } from '../certificate-row.ts'
import { countChanges } from '../list/certificate-counts.ts'
import { inState } from '../state-sql.ts'

type Deletion = DeleteQueryBuilder<Database, 'certificate', DeleteResult>

/**
 * Deletes those of these certificates that nobody has signed or decided on, with their public names, queue entries and counts,
 * and withdraws approvals of requests that contain them. Returns the deleted certificates.
 */
export async function deleteDrafts(
  ctx: Context,
  tx: Tx,
  those: (rows: Deletion) => Deletion,
): Promise<Certificate[]> {
  const rows = await those(tx.deleteFrom('certificate')).where(inState('draft')).returningAll().execute()
  if (rows.length === 0) return []
  const deleted = rows.map(certificateOf)
  const ids = deleted.map(({ id }) => id)
  await tx.deleteFrom('certificate_directory').where('certificate_id', '=', anyOf(ids)).execute()
  await removeFromQueues(tx, ids)
  await countChanges(
    tx,
    deleted.map((before) => ({ before, after: null })),
  )
  for (const [organisationId, own] of Map.groupBy(deleted, (certificate) => certificate.organisationId))
    await dropApprovals(
      ctx,
      tx,
      organisationId,
      own.map(({ id }) => id),
    )
  return deleted
}
