import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { queuesAmong, tellReaders } from './tell-readers.ts'

/** Notes in every queue that the certificates are signed, and notifies its readers on commit. */
export async function markSignedInQueues(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const signed = await tx
    .updateTable('review_request')
    .set({ signed: true })
    .where('certificate_id', '=', anyOf(certificateIds))
    .returning('queue_id')
    .execute()
  await tellReaders(tx, queuesAmong(signed))
}
