import type { Tx } from '../../context.ts'
import { chosenVerifiers } from '../../people/organisation/chosen-verifiers.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { newSortableKey } from '../../platform/ids.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { detailValues, noteValues, type ShownFacts } from '../search/certificate-values.ts'
import { everyVerifier } from './find-in-queues.ts'
import { tellReaders } from './tell-readers.ts'

/** Adds new certificates to the queues of the verifiers that the issuer chose, or to the one that all verifiers read. */
export async function enqueueReview(
  tx: Tx,
  organisationId: string,
  now: Date,
  certificates: readonly (ShownFacts & Pick<Certificate, 'id' | 'origin' | 'search'>)[],
): Promise<void> {
  const chosen = await chosenVerifiers(tx, organisationId)
  const queues = chosen.length > 0 ? chosen : [everyVerifier]
  const rows = certificates.flatMap((certificate) =>
    queues.map((queueId) => ({
      queue_id: queueId,
      position: newSortableKey(),
      org_id: organisationId,
      certificate_id: certificate.id,
      origin: certificate.origin,
      state: 'pending' as const,
      search: certificate.search,
      detail_values: detailValues(queueId, certificate),
      user_name: certificate.userName,
      title: certificate.title,
      category_name: certificate.categoryName,
      date: certificate.date,
      issuer_name: certificate.issuerName,
      created_at: now,
    })),
  )
  await insertRecords(tx, 'review_request', rows)
  for (const queueId of queues) await noteValues(tx, queueId, certificates)
  await tellReaders(tx, queues)
}
