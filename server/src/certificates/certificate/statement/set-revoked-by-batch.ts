import type { Tx } from '../../../context.ts'
import { setRevoked } from '../../status/set-revoked.ts'
import { openTo } from '../state-sql.ts'

/**
 * Sets the status bits of everything that a batch will revoke, so that verifiers see a large revocation as soon as it is
 * accepted; the signed statements follow. Skips certificates whose revocation will be refused.
 */
export async function setRevokedByBatch(
  tx: Tx,
  { organisationId, batchId }: { organisationId: string; batchId: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('batch_item as item')
    .innerJoin('certificate', (join) =>
      join.onRef('certificate.org_id', '=', 'item.org_id').onRef('certificate.id', '=', 'item.subject'),
    )
    .select('certificate.id')
    .where('item.org_id', '=', organisationId)
    .where('item.batch_id', '=', batchId)
    .where(openTo('revoke'))
    .execute()
  await setRevoked(
    tx,
    organisationId,
    rows.map(({ id }) => id),
  )
}
