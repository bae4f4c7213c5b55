import { type Certificate, type ListQuery, listLimit, type ReviewState, reviewState } from '@credenza/schema'
import type { Context } from '../context.ts'
import { cursorKey, pageOf, searchPattern } from '../platform/http/lists.ts'
import { documentKeys } from './document-keys.ts'
import { toWire } from './wire.ts'

export interface CertificatePage {
  certificates: Certificate[]
  nextCursor: string | null
  total: number
}

export type CertificateFilter = ListQuery & {
  category?: string | undefined
  status?: '0' | '1' | '2' | undefined
  year?: string | undefined
}

/** One page of an issuer's certificates, newest first. */
export async function listCertificates(
  ctx: Context,
  organisationId: string,
  filter: CertificateFilter,
): Promise<CertificatePage> {
  const pattern = searchPattern(filter.search)
  const after = cursorKey(filter)
  const matching = ctx.db
    .selectFrom('certificate')
    .where('org_id', '=', organisationId)
    .$if(pattern !== undefined, (q) => q.where('search', 'like', pattern!))
    .$if(filter.category !== undefined, (q) => q.where('category_name', '=', filter.category!))
    .$if(filter.status !== undefined, (q) => q.where('review', '=', stateOfFlag(filter.status!)))
    .$if(filter.year !== undefined, (q) => q.where('year', '=', filter.year!))
  const [rows, { count }] = await Promise.all([
    matching
      .selectAll()
      .$if(after !== undefined, (q) => q.where('id', '<', after!))
      .orderBy('id', 'desc')
      .limit(filter.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, filter.limit, (row) => row.id)
  return { certificates: await toWire(ctx, page), nextCursor, total: Number(count) }
}

const stateOfFlag = (flag: '0' | '1' | '2'): ReviewState =>
  (Object.keys(reviewState) as ReviewState[]).find((state) => reviewState[state] === flag)!

/** Years in which the issuer has certificates, newest first. */
export async function listYears(
  ctx: Context,
  organisationId: string,
): Promise<{ year: string; count: number }[]> {
  const rows = await ctx.db
    .selectFrom('certificate')
    .select((q) => ['year', q.fn.countAll<string>().as('count')])
    .where('org_id', '=', organisationId)
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year, count }) => ({ year, count: Number(count) }))
}

/** What a student holds, of every issuer, newest first, each with the key that opens its document. */
export async function listOwnCertificates(
  ctx: Context,
  accountId: string,
): Promise<(Certificate & { documentKey: string })[]> {
  const rows = await ctx.db
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(listLimit.most)
    .execute()
  const keys = await documentKeys(ctx, rows)
  const certificates = await toWire(ctx, rows)
  return certificates.map((certificate) => ({ ...certificate, documentKey: keys.get(certificate._id) ?? '' }))
}
