import type { z } from 'zod'
import { listQuery } from './envelope.ts'
import { studentSortColumns } from './list-columns.ts'
import { studentFilter } from './selection.ts'

/** The query of lists of students. Apart from student.ts, so that forms do not load it. */
export const studentListQuery = listQuery(['createdAt', ...studentSortColumns]).extend(
  studentFilter.omit({ search: true }).shape,
)
export type StudentListQuery = z.infer<typeof studentListQuery>
