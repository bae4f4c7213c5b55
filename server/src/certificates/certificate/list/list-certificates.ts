import type { CertificateFilter, Certificate as WireCertificate } from '@credenza/schema'
import type { Context, Db } from '../../../context.ts'
import { rollNumbersOf } from '../../../people/student/find-students.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { type PageQuery, readPage } from '../../../platform/lists/page.ts'
import { searchPattern } from '../../../platform/lists/search-text.ts'
import type { Total } from '../../../platform/lists/total.ts'
import { findMatches } from '../search/find-matches.ts'
import { certificatesToWire } from '../wire.ts'
import { certificatePage } from './certificate-page.ts'
import { countCertificates } from './count-certificates.ts'
import { type CertificateColumn, certificateIdIn, certificateOrders, placeOf } from './match-certificates.ts'

export interface CertificatePage extends Total {
  certificates: WireCertificate[]
  nextCursor: string | null
}

export type CertificateListQuery = PageQuery<CertificateColumn> & CertificateFilter

/** One page of the certificates within reach, newest first unless sorted otherwise. */
export async function listCertificates(
  ctx: Context,
  reach: Reach,
  { sort, limit, cursor, ...filter }: CertificateListQuery,
): Promise<CertificatePage> {
  const values = await searchValues(ctx.db, reach, filter)
  const { page, ...rest } = await readPage(
    { sort, limit, cursor },
    {
      orders: certificateOrders,
      count: () => countCertificates(ctx.db, reach, filter, values),
      rows: (stretch, total) =>
        certificatePage(ctx.db, { reach, filter, ...stretch }, values && { values, total }),
      placeOf,
    },
  )
  const [certificates, rollNumbers] = await Promise.all([
    certificatesToWire(ctx, page, { organisationId: reach.organisationId }),
    rollNumbersOf(
      ctx.db,
      reach,
      page.flatMap(({ studentId }) => studentId ?? []),
    ),
  ])
  return { certificates: certificates.map((one) => withRollNumber(one, rollNumbers)), ...rest }
}

function withRollNumber(certificate: WireCertificate, numbers: ReadonlyMap<string, string>): WireCertificate {
  const rollNumber = numbers.get(certificate.studentId ?? '')
  return rollNumber ? { ...certificate, rollNumber } : certificate
}

/** The values and students that a filter's search finds; undefined without a search, and if it is a whole certificate id. */
async function searchValues(db: Db, reach: Reach, { search }: CertificateFilter) {
  if (searchPattern(search) === undefined || certificateIdIn(search)) return undefined
  return findMatches(db, reach, search!)
}
