import type { NewCourse } from '@credenza/schema/courses'
import type { Meaning } from './column-meaning.ts'

type Meanings = readonly (Meaning | undefined)[]

/** Whether a table has a row for each of a student's courses, so that grades and credits are the courses'. */
export const listsCourses = (meanings: Meanings): boolean =>
  meanings.includes('courseTitle') || meanings.includes('courseCode')

const onlyWithCourses: readonly Meaning[] = ['courseGrade', 'courseCredits', 'term']
const onlyWithoutCourses: readonly Meaning[] = ['hours']
/**
 * Columns that mean nothing in this kind of table are columns like any other: a term without courses, and the hours of each
 * course, which a transcript does not list.
 */
export function meaningsInTable(meanings: Meanings): Meanings {
  const meaningless = listsCourses(meanings) ? onlyWithoutCourses : onlyWithCourses
  return meanings.map((meaning) => (meaning && meaningless.includes(meaning) ? undefined : meaning))
}

/** The column of a course's grade or credits: the specific one, or else the plain one. */
export const columnOfCourse = (meanings: Meanings, part: 'grade' | 'credits') => {
  const own = part === 'grade' ? 'courseGrade' : 'courseCredits'
  return meanings.includes(own) ? own : part
}

/** A row's course, with its code, title and term in one line; undefined for a row without one. */
export function courseIn(cellOf: (meaning: Meaning) => string, meanings: Meanings): NewCourse | undefined {
  const name = [cellOf('courseCode'), cellOf('courseTitle')].filter(Boolean).join(' ')
  if (name === '') return undefined
  const term = cellOf('term')
  return {
    subject: term === '' ? name : `${name} (${term})`,
    grade: cellOf(columnOfCourse(meanings, 'grade')),
    credits: cellOf(columnOfCourse(meanings, 'credits')),
  }
}
