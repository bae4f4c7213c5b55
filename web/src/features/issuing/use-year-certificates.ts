import { usePagedList } from '../../lib/use-paged-list.ts'
import { fetchYear, type YearQuery } from '../certificate/certificate-calls.ts'

/** The certificates of one year that match, read page by page. */
export const useYearCertificates = (year: string, query: YearQuery) =>
  usePagedList(['certificates', 'year', year, query], (cursor, signal) =>
    fetchYear(year, query, cursor, signal),
  )
