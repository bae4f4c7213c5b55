import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { detailSearch, detailValues, lacksDetails, noteValues } from '../search/certificate-values.ts'

/** Like `fillDetails`, for the queues that these certificates are in. */
export async function fillQueueDetails(tx: Tx, certificates: readonly Certificate[]): Promise<void> {
  const byId = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  const rows = await tx
    .selectFrom('review_request')
    .select(['queue_id', 'certificate_id'])
    .where(sql<boolean>`certificate_id = ANY(${[...byId.keys()]}::text[])`)
    .where(lacksDetails)
    .execute()
  for (const [queueId, requests] of Map.groupBy(rows, (row) => row.queue_id)) {
    const queued = requests.map((request) => byId.get(request.certificate_id)!)
    for (const certificate of queued)
      await tx
        .updateTable('review_request')
        .set({
          detail_values: detailValues(queueId, certificate),
          search: sql`search || E'\n' || ${detailSearch(certificate)}`,
        })
        .where('queue_id', '=', queueId)
        .where('certificate_id', '=', certificate.id)
        .where(lacksDetails)
        .execute()
    await noteValues(tx, queueId, queued)
  }
}
