import type { Tx } from '../../context.ts'
import { chosenVerifiers } from '../../people/organisation/chosen-verifiers.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { newSortableKey } from '../../platform/ids.ts'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import { noteValues, type shownColumns } from '../search/certificate-values.ts'
import { everyVerifier } from './find-in-queues.ts'
import { tellReaders } from './tell-readers.ts'

/** Adds new certificates to the queues of the issuer's chosen verifiers, or to the one that all of them read. */
export async function enqueueReview(
  tx: Tx,
  organisationId: string,
  now: Date,
  certificates: readonly Pick<CertificateRow, 'id' | 'origin' | 'search' | (typeof shownColumns)[number]>[],
): Promise<void> {
  const chosen = await chosenVerifiers(tx, organisationId)
  const queues = chosen.length > 0 ? chosen : [everyVerifier]
  const rows = certificates.flatMap(
    ({ id, origin, search, user_name, title, category_name, date, issuer_name }) =>
      queues.map((queue_id) => ({
        queue_id,
        position: newSortableKey(),
        org_id: organisationId,
        certificate_id: id,
        origin,
        state: 'pending' as const,
        search,
        ...{ user_name, title, category_name, date, issuer_name },
        created_at: now,
      })),
  )
  await insertRecords(tx, 'review_request', rows)
  for (const queueId of queues) await noteValues(tx, queueId, certificates)
  await tellReaders(tx, queues)
}
