import type { BackFill } from '../../../platform/back-fill/back-fill.ts'
import { markSignedInQueues } from '../../queue/mark-signed.ts'
import { findCertificates } from '../find-certificates.ts'

const perStep = 200

/** Notes what processes of the release before have signed. A signature is final, so no lock is needed. */
export const signedInQueues: BackFill = {
  name: 'signed-in-queues',
  since: '0143_queue_filters',
  async fill(tx, place) {
    const [queueId, position]: [string, string] = place === '' ? ['', ''] : JSON.parse(place)
    const rows = await tx
      .selectFrom('review_request')
      .select(['queue_id', 'position', 'certificate_id'])
      .where((eb) => eb(eb.refTuple('queue_id', 'position'), '>', eb.tuple(queueId, position)))
      .where('signed', '=', false)
      .orderBy('queue_id')
      .orderBy('position')
      .limit(perStep)
      .execute()
    const certificates = await findCertificates(
      tx,
      rows.map((row) => row.certificate_id),
    )
    const signed = certificates.filter(({ signedAt }) => signedAt !== null).map(({ id }) => id)
    if (signed.length > 0) await markSignedInQueues(tx, signed)
    const last = rows.at(-1)
    return rows.length === perStep ? JSON.stringify([last!.queue_id, last!.position]) : undefined
  },
}
