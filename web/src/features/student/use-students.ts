import { usePagedList } from '../../lib/use-paged-list.ts'
import { fetchStudents } from './student-calls.ts'

/** The students that match, read page by page. */
export const useStudents = (search: string) =>
  usePagedList(['students', 'list', search], (cursor, signal) => fetchStudents({ search, cursor }, signal))
