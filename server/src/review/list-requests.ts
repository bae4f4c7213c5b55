import {
  type Certificate,
  type ListQuery,
  type ReviewRequest,
  type ReviewState,
  reviewState,
} from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import { findCertificates } from '../certificate/certificate-store.ts'
import { idsOfLink } from '../certificate/shown-codes.ts'
import { wordsWith } from '../certificate/shown-words.ts'
import { toWire } from '../certificate/wire.ts'
import type { Context } from '../context.ts'
import { priceRequests } from '../fee/price-requests.ts'
import { wireFils } from '../ledger/wire-fils.ts'
import { cursorKey, pageOf, searchPattern } from '../platform/http/lists.ts'
import { isAssigned } from './assignment/assignment-store.ts'
import { besideRequests } from './beside-requests.ts'
import { queuesOf } from './queue-store.ts'

/** One page of a verifier's queue of what issuers made, or of what users uploaded, newest first. */
export async function listRequests(
  ctx: Context,
  verifierId: string,
  origin: Certificate['origin'],
  query: ListQuery & { status?: '0' | '1' | '2' | undefined; assignedTo?: string | undefined },
): Promise<{ documents: ReviewRequest[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const after = cursorKey(query)
  const state = (Object.keys(reviewState) as ReviewState[]).find((key) => reviewState[key] === query.status)
  const matching = ctx.db
    .selectFrom('review_request')
    .where('queue_id', 'in', queuesOf(verifierId))
    .where('origin', '=', origin)
    .$if(pattern !== undefined, (q) => q.where(isShown(query.search!)))
    .$if(state !== undefined, (q) => q.where('state', '=', state!))
    .$if(query.assignedTo !== undefined, (q) => q.where(isAssigned(verifierId, query.assignedTo!)))
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

/** Whether a queue shows what is searched for: in its texts, as a word for a decision, or as the link of a document. */
function isShown(search: string): RawBuilder<boolean> {
  const conditions = [
    sql`search LIKE ${searchPattern(search)}`,
    sql`state = ANY(${wordsWith(search)}::text[])`,
    ...idsOfLink(search).map((ids) => sql`certificate_id = ANY(ARRAY(${ids}))`),
  ]
  return sql`(${sql.join(conditions, sql` OR `)})`
}
