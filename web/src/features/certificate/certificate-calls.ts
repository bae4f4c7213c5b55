import type {
  bulkResponse,
  certificateDocumentsResponse,
  singleCertificateResponse,
  statsResponse,
  timelineYearsResponse,
  yearCertificatesResponse,
} from '@credenza/schema/certificate'
import type { CertificateFilter } from '@credenza/schema/selection'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile, pathTo } from '../../lib/api/call.ts'
import { pagedQuery, pageLimit } from '../../lib/list/use-paged-list.ts'
import { documentPath } from './document-path.ts'

/** The filter and order of a list of one year's certificates. */
export type YearQuery = Omit<CertificateFilter, 'year'> & { sort?: string | undefined }

/** Fetches a page of the issuer's certificates dated in this year, newest first unless sorted otherwise. */
async function fetchYear(year: string, query: YearQuery, cursor: string | undefined, signal: AbortSignal) {
  const { certificates, ...page } = await call<typeof yearCertificatesResponse>({
    method: 'GET',
    path: pathTo('/api/timeline/get-years-certificate-list', year),
    query: { ...query, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: certificates, ...page }
}

export const yearQuery = (year: string, query: YearQuery) =>
  pagedQuery(['certificates', 'year', year, query], (cursor, signal) =>
    fetchYear(year, query, cursor, signal),
  )

/** The issuer's certificates of all years, or of the year in the filter. */
export const certificatesQuery = (query: YearQuery & { year?: string | undefined }) =>
  pagedQuery(['certificates', 'all', query], async (cursor, signal) => {
    const { documents, ...page } = await call<typeof certificateDocumentsResponse>({
      method: 'GET',
      path: '/get-certificate-from-db',
      query: { ...query, cursor, limit: pageLimit(cursor) },
      signal,
    })
    return { rows: documents, ...page }
  })

export const yearsQuery = queryOptions({
  queryKey: ['certificates', 'years'],
  queryFn: async () =>
    (await call<typeof timelineYearsResponse>({ method: 'GET', path: '/api/timeline/get-years-list' })).data,
})

export const certificateCountQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: async () => (await call<typeof statsResponse>({ method: 'GET', path: '/api/stats' })).totalCount,
})

/** Fetches a certificate by id or public slug. Without a session, this is the public view. */
export const fetchCertificate = async (idOrSlug: string) =>
  (
    await call<typeof singleCertificateResponse>({
      method: 'GET',
      path: pathTo('/api/user/get-certificate-by-user-url', idOrSlug),
    })
  ).data

export const transferCertificate = (id: string) =>
  call<typeof bulkResponse>({
    method: 'PUT',
    path: '/update-transfer',
    json: { id, flag: 'true' },
  })

export const certificateQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['certificates', 'one', idOrSlug],
    queryFn: () => fetchCertificate(idOrSlug),
  })

/** The document as an SVG in its current state. */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', 'picture', id],
    queryFn: () => fetchFile(documentPath(id, 'svg')),
  })
