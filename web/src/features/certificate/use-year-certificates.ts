import { usePagedList } from '../../lib/use-paged-list.ts'
import { type CertificateFilter, fetchYear } from './certificate-calls.ts'

/** The certificates of one year that match, read page by page. */
export const useYearCertificates = (year: string, filter: CertificateFilter) =>
  usePagedList(['certificates', 'year', year, filter], (cursor, signal) =>
    fetchYear(year, filter, cursor, signal),
  )
