import type { Db } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { organisationOf } from '../../../platform/ids.ts'

/** Throws 'not_found' unless the request is about one of the issuer's own certificates. */
export async function requireOwnRequest(db: Db, issuerId: string, certificateId: string): Promise<void> {
  const request =
    organisationOf(certificateId, 'cert') === issuerId &&
    (await db
      .selectFrom('review_request')
      .select('certificate_id')
      .where('certificate_id', '=', certificateId)
      .limit(1)
      .executeTakeFirst())
  if (!request) throw refusal('not_found.request')
}
