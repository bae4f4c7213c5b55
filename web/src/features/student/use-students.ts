import { useQuery } from '@tanstack/react-query'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { fetchStudentChoices, fetchStudents, type StudentQuery } from './student-calls.ts'

/** The students that match, read page by page. */
export const useStudents = (query: StudentQuery) =>
  usePagedList(['students', 'list', query], (cursor, signal) => fetchStudents(query, cursor, signal))

/** What the list can be narrowed to. */
export const useStudentChoices = () =>
  useQuery({ queryKey: ['students', 'choices'], queryFn: fetchStudentChoices })
