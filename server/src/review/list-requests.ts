import type { Certificate, ListQuery, RequestFilter, ReviewRequest } from '@credenza/schema'
import { findCertificates } from '../certificate/certificate-store.ts'
import { toWire } from '../certificate/wire.ts'
import type { Context } from '../context.ts'
import { priceRequests } from '../fee/price-requests.ts'
import { wireFils } from '../ledger/wire-fils.ts'
import { cursorKey, pageOf } from '../platform/http/lists.ts'
import { besideRequests } from './beside-requests.ts'
import { matchingRequests } from './match-requests.ts'

/** One page of a verifier's queue of what issuers made, or of what users uploaded, newest first. */
export async function listRequests(
  ctx: Context,
  verifierId: string,
  origin: Certificate['origin'],
  query: ListQuery & RequestFilter,
): Promise<{ documents: ReviewRequest[]; nextCursor: string | null; total: number }> {
  const after = cursorKey(query)
  const matching = matchingRequests(ctx.db, { verifierId, origin }, query)
  const [rows, { count }] = await Promise.all([
    matching
      .select(['position', 'certificate_id'])
      .$if(after !== undefined, (q) => q.where('position', '<', after!))
      .orderBy('position', 'desc')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.position)
  const certificates = await findCertificates(
    ctx.db,
    page.map((row) => row.certificate_id),
  )
  const byId = new Map(certificates.map((row) => [row.id, row]))
  const inOrder = page.map((row) => byId.get(row.certificate_id)!)
  const [wire, prices, beside] = await Promise.all([
    toWire(ctx, inOrder),
    priceRequests(ctx.db, verifierId, inOrder),
    besideRequests(
      ctx.db,
      verifierId,
      inOrder.map((row) => row.id),
    ),
  ])
  const documents = wire.map((certificate) => ({
    ...certificate,
    reviewFee: wireFils(prices.get(certificate._id) ?? 0n),
    ...beside(certificate._id),
  }))
  return { documents, nextCursor, total: Number(count) }
}
