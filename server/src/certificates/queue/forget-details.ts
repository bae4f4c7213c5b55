import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { detailValues, type ShownFacts } from '../search/certificate-values.ts'
import { forgetValues } from '../search/forget-values.ts'
import { queuesAmong, tellReaders } from './tell-readers.ts'

type Forgotten = Pick<ShownFacts, 'details'> & { id: string; search: string }

/** Removes these details from verifiers' queues; `search` is the searchable text that remains. */
export async function forgetDetailsInQueues(tx: Tx, certificates: readonly Forgotten[]): Promise<void> {
  const { rows } = await sql<{ queue_id: string; certificate_id: string }>`
    UPDATE review_request SET detail_values = '{}', search = bare.search
    FROM unnest(${certificates.map(({ id }) => id)}::text[], ${certificates.map(({ search }) => search)}::text[])
      AS bare (id, search)
    WHERE review_request.certificate_id = bare.id
    RETURNING review_request.queue_id, review_request.certificate_id`.execute(tx)
  const byId = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  const gone = rows.flatMap(({ queue_id: ownerId, certificate_id }) =>
    detailValues(ownerId, byId.get(certificate_id)!).map((value) => ({ ownerId, value })),
  )
  await forgetValues(tx, { list: 'review_request', kind: 'detail_values' }, gone)
  await tellReaders(tx, queuesAmong(rows))
}
