import type {
  ListQuery,
  RequestFilter,
  RequestSortColumn,
  ReviewRequest,
  Certificate as WireCertificate,
} from '@credenza/schema'
import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import { certificatesToWire } from '../../certificates/certificate/wire.ts'
import type { Context } from '../../context.ts'
import { newestFirst, orderOf } from '../../platform/lists/order.ts'
import { placeOf, sortedPage } from '../../platform/lists/page.ts'
import type { Total } from '../../platform/lists/total.ts'
import { priceRequests } from '../fee/price-requests.ts'
import { wireFils } from '../ledger/wire-fils.ts'
import { besideRequests } from './beside-requests.ts'
import { countRequests, requestPage } from './find-requests.ts'

/** One page of a verifier's queue, of issuers' certificates or users' uploads, newest first unless sorted otherwise. */
export async function listRequests(
  ctx: Context,
  verifierId: string,
  origin: WireCertificate['origin'],
  {
    cursor,
    limit,
    sort,
    ...filter
  }: ListQuery & RequestFilter & { sort?: RequestSortColumn | `-${RequestSortColumn}` | undefined },
): Promise<Total & { documents: ReviewRequest[]; nextCursor: string | null }> {
  const order = orderOf(sort, newestFirst)
  const after = placeOf({ cursor })
  const list = { queue: { verifierId, origin }, filter }
  const { total, totalIsExact } = after ?? (await countRequests(ctx.db, list))
  const rows = await requestPage(ctx.db, list, { order, after, most: limit + 1, totalIsExact })
  const counted = { total, totalIsExact }
  const { page, nextCursor } = sortedPage(rows, limit, counted, (row) => row.key)
  const certificates = await findCertificates(
    ctx.db,
    page.map((row) => row.certificate_id),
  )
  const byId = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  const inOrder = page.flatMap((row) => byId.get(row.certificate_id) ?? [])
  const [wire, prices, beside] = await Promise.all([
    certificatesToWire(ctx, inOrder),
    priceRequests(ctx.db, verifierId, inOrder),
    besideRequests(
      ctx.db,
      verifierId,
      inOrder.map((certificate) => certificate.id),
    ),
  ])
  const documents = wire.map((certificate) => ({
    ...certificate,
    reviewFee: wireFils(prices.get(certificate._id) ?? 0n),
    ...beside(certificate._id),
  }))
  return { documents, nextCursor, ...counted }
}
