import type { NewCourse } from '@credenza/schema/courses'
import { latinDigits } from '@credenza/schema/latin-digits'
import { type Meaning, meaningOf } from './column-meaning.ts'
import { columnOfCourse, courseIn, listsCourses, meaningsInTable } from './read-course.ts'

/** What a row of a pasted table says; nothing of it is checked yet. */
export interface ReadRow {
  rollNumber: string
  email: string
  title: string
  details: Record<string, unknown>
  course: NewCourse | undefined
}

const detailMeanings = ['grade', 'gpa', 'gpaScale', 'honours', 'level', 'credits', 'hours'] as const

/**
 * How to read the rows below these headings; unknown columns that are chosen become fields of their own. In a table of courses,
 * a row's grade and credits are its course's.
 */
export function rowReader(headings: readonly string[], chosen: ReadonlySet<string>) {
  const meanings = meaningsInTable(headings.map(meaningOf))
  const hasCourses = listsCourses(meanings)
  const ofCourse: Meaning[] = hasCourses
    ? [columnOfCourse(meanings, 'grade'), columnOfCourse(meanings, 'credits')]
    : []
  const unknown = headings.filter((_, index) => !meanings[index])
  const custom = unknown.filter((heading) => chosen.has(heading))

  const read = (cells: readonly string[]): ReadRow => {
    const cellOf = (meaning: Meaning) => cells[meanings.indexOf(meaning)] ?? ''
    const details = detailMeanings.map((name) => [name, ofCourse.includes(name) ? '' : cellOf(name)])
    return {
      rollNumber: latinDigits(cellOf('rollNumber')),
      email: cellOf('email'),
      title: cellOf('title'),
      details: {
        ...Object.fromEntries(details),
        custom: custom.flatMap((label) => {
          const value = cells[headings.indexOf(label)] ?? ''
          return value === '' ? [] : [{ label, value }]
        }),
      },
      course: hasCourses ? courseIn(cellOf, meanings) : undefined,
    }
  }

  return {
    read,
    others: unknown.filter((heading) => heading !== ''),
    isNameless: !meanings.includes('rollNumber') && !meanings.includes('email'),
  }
}
