import type {
  bulkResponse,
  singleCertificateResponse,
  statsResponse,
  timelineYearsResponse,
  yearCertificatesResponse,
} from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

export interface CertificateFilter {
  search?: string
  category?: string
}

/** The issuer's certificates with a date in this year, newest first, one page. */
export async function fetchYear(
  year: string,
  filter: CertificateFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { certificates, nextCursor, total } = await call<typeof yearCertificatesResponse>({
    method: 'GET',
    path: `/api/timeline/get-years-certificate-list/${encodeURIComponent(year)}`,
    query: { ...filter, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: certificates, nextCursor, total }
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
  call<typeof bulkResponse>({ method: 'PUT', path: '/update-transfer', json: { id, flag: 'true' } })
