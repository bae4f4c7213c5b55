import {
  type Certificate,
  type CertificateFilter,
  type CertificateSortColumn,
  type FeeQuote,
  type ListQuery,
  listLimit,
} from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import {
  newestFirst,
  orderOf,
  placeOf,
  searchPattern,
  sortedPage,
  type Total,
} from '../../platform/http/lists.ts'
import { uploadFees } from '../../holders/upload/upload-fees.ts'
import { certificatePage } from './certificate-page.ts'
import { findValues } from '../search/certificate-values.ts'
import { countCertificates } from './count-certificates.ts'
import { documentKeys } from './document-keys.ts'
import { certificateIdIn, sortKey } from './match-certificates.ts'
import { toWire, withoutLetter } from './wire.ts'

export interface CertificatePage extends Total {
  certificates: Certificate[]
  nextCursor: string | null
}

export type CertificateListQuery = ListQuery &
  CertificateFilter & { sort?: CertificateSortColumn | `-${CertificateSortColumn}` | undefined }

/** One page of an issuer's certificates, newest first unless sorted otherwise. */
export async function listCertificates(
  ctx: Context,
  organisationId: string,
  { sort, limit, cursor, ...filter }: CertificateListQuery,
): Promise<CertificatePage> {
  const order = orderOf(sort, newestFirst)
  const after = placeOf({ cursor })
  const values = await searchValues(ctx.db, organisationId, filter)
  const { total, totalIsExact } = after ?? (await countCertificates(ctx.db, organisationId, filter, values))
  const request = { organisationId, filter, order, after, most: limit + 1 }
  const rows = await certificatePage(ctx.db, request, values && { values, isMany: !totalIsExact })
  const counted = { total, totalIsExact }
  const { page, nextCursor } = sortedPage(rows, limit, counted, (row) => row[sortKey(order)])
  return { certificates: await toWire(ctx, page), nextCursor, ...counted }
}

/** The values that a filter's search finds; undefined without one, and when it is a certificate's whole id. */
async function searchValues(db: Db, organisationId: string, { search }: CertificateFilter) {
  if (searchPattern(search) === undefined || certificateIdIn(search)) return undefined
  return findValues(db, organisationId, search!)
}

/** What a student holds, of every issuer, newest first, each with the key that opens its document. */
export async function listOwnCertificates(
  ctx: Context,
  accountId: string,
): Promise<(Certificate & { documentKey: string; fee: FeeQuote | null })[]> {
  const rows = await ctx.db
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(listLimit.most)
    .execute()
  const keys = await documentKeys(ctx, rows)
  const fees = await uploadFees(ctx.db, rows)
  const certificates = await toWire(ctx, rows)
  return certificates.map((certificate) => ({
    ...withoutLetter(certificate),
    documentKey: keys.get(certificate._id) ?? '',
    fee: fees.get(certificate._id) ?? null,
  }))
}
