import type { RequestFilter, ReviewRequest, Certificate as WireCertificate } from '@credenza/schema'
import { issuerIdsOf } from '../../certificates/certificate/certificate.ts'
import { findReachable } from '../../certificates/certificate/find-certificates.ts'
import { certificatesToWire } from '../../certificates/certificate/wire.ts'
import type { Context } from '../../context.ts'
import { suspendedAmong } from '../../people/organisation/suspended-among.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import type { Total } from '../../platform/lists/total.ts'
import { priceRequests } from '../fee/price-requests.ts'
import { wireFils } from '../ledger/wire-fils.ts'
import { besideRequests } from './beside-requests.ts'
import { readQueue } from './find-requests.ts'
import type { RequestColumn } from './request-columns.ts'

/**
 * One page of a verifier's queue, of issuers' certificates or users' uploads, newest first unless sorted otherwise. Leaves out
 * those of organisations on an unreachable node; `unreachable` counts them.
 */
export async function listReviewRequests(
  ctx: Context,
  verifierId: string,
  origin: WireCertificate['origin'],
  { cursor, limit, sort, ...filter }: PageQuery<RequestColumn> & RequestFilter,
): Promise<Total & { documents: ReviewRequest[]; nextCursor: string | null; unreachable: number }> {
  const list = { queue: { verifierId, origin }, filter }
  const { page, ...rest } = await readQueue(ctx.db, list, { cursor, limit, sort })
  const { found, lost } = await findReachable(
    ctx.db,
    page.map((row) => row.certificate_id),
  )
  const byId = new Map(found.map((certificate) => [certificate.id, certificate]))
  const inOrder = page.flatMap((row) => byId.get(row.certificate_id) ?? [])
  const [wire, prices, suspended, beside] = await Promise.all([
    certificatesToWire(ctx, inOrder, { organisationId: verifierId }),
    priceRequests(ctx.db, verifierId, inOrder),
    suspendedAmong(ctx.db, issuerIdsOf(inOrder)),
    besideRequests(
      ctx.db,
      verifierId,
      inOrder.map((certificate) => certificate.id),
    ),
  ])
  const documents = wire.map((certificate, place) => ({
    ...certificate,
    reviewFee: wireFils(prices.get(certificate._id) ?? 0n),
    issuerSuspended: suspended.has(inOrder[place]!.organisationId),
    ...beside(certificate._id),
  }))
  return { documents, ...rest, unreachable: lost.length }
}
