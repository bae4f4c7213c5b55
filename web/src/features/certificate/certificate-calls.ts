import type {
  bulkResponse,
  singleCertificateResponse,
  statsResponse,
  timelineYearsResponse,
  yearCertificatesResponse,
} from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import type { CertificateFilter } from '@credenza/schema/selection'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'
import { certificateTexts } from '../../texts/certificate.ts'

/** What a list of one year's certificates is narrowed to and sorted by. */
export type YearQuery = Omit<CertificateFilter, 'year'> & { sort?: string | undefined }

/** The issuer's certificates with a date in this year, newest first unless sorted otherwise, one page. */
export async function fetchYear(
  year: string,
  query: YearQuery,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { certificates, ...page } = await call<typeof yearCertificatesResponse>({
    method: 'GET',
    path: `/api/timeline/get-years-certificate-list/${encodeURIComponent(year)}`,
    query: { ...query, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: certificates, ...page }
}

export const fetchYears = async () =>
  (await call<typeof timelineYearsResponse>({ method: 'GET', path: '/api/timeline/get-years-list' })).data

export const fetchStats = () => call<typeof statsResponse>({ method: 'GET', path: '/api/stats' })

/** By id or public slug; without a session it is the public view. */
export const fetchCertificate = async (idOrSlug: string) =>
  (
    await call<typeof singleCertificateResponse>({
      method: 'GET',
      path: `/api/user/get-certificate-by-user-url/${encodeURIComponent(idOrSlug)}`,
      fallbackMessage: messages.certificateFetchFailed,
    })
  ).data

export const transferCertificate = (id: string) =>
  call<typeof bulkResponse>({
    method: 'PUT',
    path: '/update-transfer',
    json: { id, flag: 'true' },
    fallbackMessage: certificateTexts.transfer.failed,
  })
