import type { RecipientContent } from '@credenza/schema/batch'
import { type CertificateDetails, newDetails } from '@credenza/schema/certificate-details'
import { newCourses } from '@credenza/schema/courses'
import { latinDigits } from '@credenza/schema/latin-digits'
import type { Student } from '@credenza/schema/student'
import { text } from '@credenza/schema/text'
import { type Meaning, meaningOf } from './column-meaning.ts'
import { columnOfCourse, courseIn, listsCourses, meaningsInTable } from './read-course.ts'

/** What a pasted table says about the chosen students. */
export interface Matched {
  /** For each student, only what the table says. */
  each: RecipientContent[]
  /** Columns that are neither known nor chosen as fields. */
  others: string[]
  /** Rows that are about none of the chosen students; the headings are row 1. */
  strangers: number[]
  /** Rows with a value that cannot be signed. */
  faulty: { row: number; fields: string[] }[]
  /** Rows that say something else about a student than an earlier row did. */
  contrary: { row: number; earlier: number; fields: string[] }[]
  /** True if neither a roll number nor an email column was found. */
  nameless: boolean
}

const titleText = text('title', 300)

/**
 * Finds each row's student by roll number or email, and reads the row's title and details. Several rows of one student add to
 * each other. In a table of courses, a row's grade and credits are its course's.
 */
export function matchRows(
  table: readonly (readonly string[])[],
  students: Iterable<Student>,
  chosen: ReadonlySet<string>,
): Matched {
  const [headings = [], ...rows] = table
  const meanings = meaningsInTable(headings.map(meaningOf))
  const hasCourses = listsCourses(meanings)
  const ofCourse: Meaning[] = hasCourses
    ? [columnOfCourse(meanings, 'grade'), columnOfCourse(meanings, 'credits')]
    : []
  const all = [...students]
  const byRoll = new Map(all.map((one) => [one.rollNumber.toLowerCase(), one]))
  const byEmail = new Map(all.map((one) => [one.email.toLowerCase(), one]))
  // Students and rows can both lack a roll number, which must not make them match.
  byRoll.delete('')
  const custom = headings.filter((heading, index) => !meanings[index] && chosen.has(heading))
  const each = new Map<string, RecipientContent>()
  const rowOf = new Map<string, number>()
  const result: Matched = {
    each: [],
    others: headings.filter((heading, index) => !meanings[index] && heading !== ''),
    strangers: [],
    faulty: [],
    contrary: [],
    nameless: !meanings.includes('rollNumber') && !meanings.includes('email'),
  }
  for (const [index, cells] of rows.entries()) {
    const cellOf = (meaning: Meaning) => cells[meanings.indexOf(meaning)] ?? ''
    const student =
      byRoll.get(latinDigits(cellOf('rollNumber')).toLowerCase()) ??
      byEmail.get(cellOf('email').toLowerCase())
    const row = index + 2
    if (!student) {
      result.strangers.push(row)
      continue
    }
    const title = cellOf('title')
    const details = newDetails.safeParse({
      ...Object.fromEntries(
        detailMeanings.map((name) => [name, ofCourse.includes(name) ? '' : cellOf(name)]),
      ),
      custom: custom.flatMap((label) => {
        const value = cells[headings.indexOf(label)] ?? ''
        return value === '' ? [] : [{ label, value }]
      }),
    })
    const badTitle = title !== '' && !titleText.safeParse(title).success
    const before = each.get(student._id)
    const course = hasCourses ? courseIn(cellOf, meanings) : undefined
    const courses = newCourses.safeParse([...(before?.courses ?? []), ...(course ? [course] : [])])
    if (!details.success || !courses.success || badTitle) {
      const fields = [
        ...(badTitle ? ['title'] : []),
        ...(details.error?.issues.map(({ path }) => String(path[0])) ?? []),
        ...(courses.error?.issues.map(({ path }) => String(path[1] ?? 'subject')) ?? []),
      ]
      result.faulty.push({ row, fields: [...new Set(fields)] })
      continue
    }
    const content = contentOf(student._id, title, details.data)
    const differing = before ? differingFields(before, content) : []
    if (differing.length > 0) {
      result.contrary.push({ row, earlier: rowOf.get(student._id)!, fields: differing })
      continue
    }
    if (!before) rowOf.set(student._id, row)
    const merged = together(before?.details, content.details)
    each.set(student._id, {
      ...before,
      ...content,
      ...(Object.keys(merged).length > 0 && { details: merged }),
      ...(courses.data.length > 0 && { courses: courses.data }),
    })
  }
  return { ...result, each: [...each.values()] }
}

const detailMeanings = ['grade', 'gpa', 'gpaScale', 'honours', 'level', 'credits', 'hours'] as const

const contentOf = (userId: string, title: string, details: CertificateDetails): RecipientContent => ({
  userId,
  ...(title !== '' && { title }),
  ...(Object.keys(details).length > 0 && { details }),
})

/** The fields to which both rows of a student give a value, but not the same. */
function differingFields(before: RecipientContent, now: RecipientContent): string[] {
  const earlier = valuesOf(before)
  return [...valuesOf(now)].flatMap(([field, value]) =>
    earlier.has(field) && earlier.get(field) !== value ? [field] : [],
  )
}

const valuesOf = ({ title, details: { custom = [], ...details } = {} }: RecipientContent) =>
  new Map<string, unknown>([
    ...Object.entries(details),
    ...custom.map(({ label, value }) => [label, value] as const),
    ...(title === undefined ? [] : [['title', title] as const]),
  ])

function together(earlier: CertificateDetails = {}, later: CertificateDetails = {}): CertificateDetails {
  const custom = [...(earlier.custom ?? []), ...(later.custom ?? [])]
  const byLabel = new Map(custom.map((field) => [field.label, field]))
  return { ...earlier, ...later, ...(custom.length > 0 && { custom: [...byLabel.values()] }) }
}
