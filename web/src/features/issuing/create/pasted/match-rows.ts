import type { RecipientContent } from '@credenza/schema/batch'
import { newDetails } from '@credenza/schema/certificate-details'
import { newCourses } from '@credenza/schema/courses'
import type { Student } from '@credenza/schema/student'
import { text } from '@credenza/schema/text'
import { differingFields, merged } from './merge-content.ts'
import { type ReadRow, rowReader } from './read-row.ts'

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

/**
 * Finds each row's student by roll number or email, and checks the row's title and details. Several rows of one student add to
 * each other.
 */
export function matchRows(
  table: readonly (readonly string[])[],
  students: Iterable<Student>,
  chosen: ReadonlySet<string>,
): Matched {
  const [headings = [], ...rows] = table
  const { read, others, isNameless } = rowReader(headings, chosen)
  const find = studentFinder([...students])
  /** What is known of each student, and the first row that said something. */
  const known = new Map<string, { content: RecipientContent; first: number }>()
  const strangers: Matched['strangers'] = []
  const faulty: Matched['faulty'] = []
  const contrary: Matched['contrary'] = []

  for (const [index, cells] of rows.entries()) {
    const row = index + 2
    const said = read(cells)
    const student = find(said)
    if (!student) {
      strangers.push(row)
      continue
    }
    const before = known.get(student._id)
    const { content, courses, faults } = checked(said, student._id, before?.content)
    if (faults.length > 0) {
      faulty.push({ row, fields: faults })
      continue
    }
    const differing = before ? differingFields(before.content, content) : []
    if (before && differing.length > 0) {
      contrary.push({ row, earlier: before.first, fields: differing })
      continue
    }
    const first = before?.first ?? row
    known.set(student._id, { content: merged(before?.content, content, courses), first })
  }
  const each = [...known.values()].map(({ content }) => content)
  return { each, others, strangers, faulty, contrary, nameless: isNameless }
}

/** Finds whom a row is about: by roll number, else by email. */
function studentFinder(students: readonly Student[]) {
  const byRoll = new Map(students.map((one) => [one.rollNumber.toLowerCase(), one]))
  const byEmail = new Map(students.map((one) => [one.email.toLowerCase(), one]))
  // Students and rows can both lack a roll number, which must not make them match.
  byRoll.delete('')
  return ({ rollNumber, email }: ReadRow) =>
    byRoll.get(rollNumber.toLowerCase()) ?? byEmail.get(email.toLowerCase())
}

const titleText = text('title', 300)

/** A row's content, the student's courses so far with the row's, and the fields that cannot be signed. */
function checked({ title, details, course }: ReadRow, userId: string, before: RecipientContent | undefined) {
  const read = newDetails.safeParse(details)
  const courses = newCourses.safeParse([...(before?.courses ?? []), ...(course ? [course] : [])])
  const faults = [
    ...(title !== '' && !titleText.safeParse(title).success ? ['title'] : []),
    ...(read.error?.issues.map(({ path }) => String(path[0])) ?? []),
    ...(courses.error?.issues.map(({ path }) => String(path[1] ?? 'subject')) ?? []),
  ]
  const content: RecipientContent = {
    userId,
    ...(title !== '' && { title }),
    ...(read.data && Object.keys(read.data).length > 0 && { details: read.data }),
  }
  return { content, courses: courses.data ?? [], faults: [...new Set(faults)] }
}
