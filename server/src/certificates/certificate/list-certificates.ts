import type {
  CertificateFilter,
  CertificateSortColumn,
  ListQuery,
  Certificate as WireCertificate,
} from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { newestFirst, orderOf } from '../../platform/lists/order.ts'
import { placeOf, sortedPage } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import type { Total } from '../../platform/lists/total.ts'
import { findValues } from '../search/certificate-values.ts'
import { certificatePage } from './certificate-page.ts'
import { countCertificates } from './count-certificates.ts'
import { certificateIdIn, sortValue } from './match-certificates.ts'
import { certificatesToWire } from './wire.ts'

export interface CertificatePage extends Total {
  certificates: WireCertificate[]
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
  const certificates = await certificatePage(ctx.db, request, values && { values, isMany: !totalIsExact })
  const counted = { total, totalIsExact }
  const { page, nextCursor } = sortedPage(certificates, limit, counted, (certificate) =>
    sortValue(certificate, order),
  )
  return { certificates: await certificatesToWire(ctx, page), nextCursor, ...counted }
}

/** The values that a filter's search finds; undefined without one, and when it is a certificate's whole id. */
async function searchValues(db: Db, organisationId: string, { search }: CertificateFilter) {
  if (searchPattern(search) === undefined || certificateIdIn(search)) return undefined
  return findValues(db, organisationId, search!)
}
