import type { Delivery, DeliveryListQuery } from '@credenza/schema'
import { inWords, noWords } from '@credenza/schema/sentences/english'
import type { Context } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { Reach } from '../../platform/http/access.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { hasText, searchPattern } from '../../platform/lists/search-text.ts'
import { failureSentence } from '../../platform/mail/failure-sentence.ts'
import { findCertificates } from '../certificate/find-certificates.ts'
import { isSubjectWithin } from '../reach/subject-within.ts'

/** One page of an issuer's emails to holders, newest first. */
export async function listDeliveries(
  ctx: Context,
  reach: Reach,
  query: DeliveryListQuery,
): Promise<{ data: Delivery[]; nextCursor: string | null; total: number; failed: number }> {
  const pattern = searchPattern(query.search)
  const matching = ctx.db
    .selectFrom('delivery')
    .selectAll()
    .where('org_id', '=', reach.organisationId)
    .where(isSubjectWithin(reach, 'delivery.certificate_id'))
    .$if(query.state !== undefined, (q) => q.where('state', '=', query.state!))
    .$if(pattern !== undefined, (q) => q.where(hasText('search', query.search!)))
  const [{ page, ...rest }, failed] = await Promise.all([
    rowsPage(ctx.db, matching, query, { keys: { createdAt: 'id' }, unique: ['id'], standard: newestFirst }),
    countFailedDeliveries(ctx, reach),
  ])
  const certificates = await findCertificates(
    ctx.db,
    page.map((row) => row.certificate_id),
  )
  const byId = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  const data = page.map((row): Delivery => {
    const certificate = byId.get(row.certificate_id)!
    return {
      _id: row.id,
      certificateId: row.certificate_id,
      kind: row.occasion === 'issue' ? 'certificate' : 'expiry',
      userName: certificate.userName,
      email: row.email,
      title: certificate.title,
      state: row.state,
      ...(row.failure ? inWords(failureSentence(row.failure, row.state)) : noWords),
      createdAt: row.queued_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? '',
    }
  })
  return { data, ...rest, failed }
}

/** The number of an issuer's emails to holders that failed. */
export const countFailedDeliveries = ({ db }: Context, reach: Reach): Promise<number> =>
  countRows(
    db
      .selectFrom('delivery')
      .where('org_id', '=', reach.organisationId)
      .where(isSubjectWithin(reach, 'delivery.certificate_id'))
      .where('state', '=', 'failed'),
  )
