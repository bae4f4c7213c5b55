import { sql } from 'kysely'
import { openTo } from '../certificate/state-sql.ts'
import type { Tx } from '../../context.ts'

/**
 * Sets the revocation bits of signed certificates. The signed form of each list that they stand in is thrown away and made
 * anew at the next read.
 */
export async function setRevoked(
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<void> {
  const set = await tx
    .updateTable('status_entry')
    .set({ revoked: true })
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', sql<string>`ANY(${certificateIds}::text[])`)
    .where('revoked', '=', false)
    .returning('list')
    .execute()
  await renewLists(tx, organisationId, set)
}

/**
 * Sets the bits of everything that a batch is about to revoke, in one statement: verifiers see a large revocation as soon
 * as it is accepted, and the signed statements follow. Leaves out what will be refused a revocation.
 */
export async function setRevokedByBatch(
  tx: Tx,
  { organisationId, batchId }: { organisationId: string; batchId: string },
): Promise<void> {
  const set = await sql<{ list: number }>`
    UPDATE status_entry SET revoked = true
    FROM batch_item AS item
    JOIN certificate ON certificate.org_id = item.org_id AND certificate.id = item.subject
    WHERE item.org_id = ${organisationId} AND item.batch_id = ${batchId}
      AND status_entry.org_id = item.org_id AND status_entry.certificate_id = item.subject
      AND NOT status_entry.revoked AND ${openTo('revoke')}
    RETURNING status_entry.list`.execute(tx)
  await renewLists(tx, organisationId, set.rows)
}

async function renewLists(tx: Tx, organisationId: string, set: readonly { list: number }[]): Promise<void> {
  if (set.length === 0) return
  await tx
    .updateTable('status_list')
    .set({ credential: null })
    .where('org_id', '=', organisationId)
    .where('list', 'in', [...new Set(set.map(({ list }) => list))])
    .execute()
}
