import { type SpreadsheetRow, toRow } from '../spreadsheet-row.ts'
import type { ZipArchive } from '../xlsx/zip-archive.ts'
import { bySourcedId, type RosterRecord, rosterRecords } from './roster-file.ts'

type Value = RosterRecord['value']

/** A graded item of a class. */
interface LineItem {
  classId: string
  title: string
  category: string
  most: string
}

/** Headings that the form for certificates knows, in the order of the cells. */
export const gradeHeadings = ['Roll Number', 'Email', 'Course code', 'Course title', 'Course grade', 'Term']

/** Usual names of a course's own grade. A final exam is only a part of it. */
const FINAL = /^(final|overall|course|total)( (course|class))?( (grade|mark|score|result|average))?$/i

/**
 * The final grades of a roster's classes as a sheet, one row for each student and class, numbered as in results.csv. OneRoster
 * does not say which result is a course's own grade. It is that of the line item or category with such a name, or the only one
 * of its class. Leaves out classes in which that is not clear.
 */
export async function* resultRows(archive: ZipArchive): AsyncGenerator<SpreadsheetRow> {
  yield toRow(1, gradeHeadings)!
  const finals = await finalItems(archive)
  const [students, courseOf] = [await readStudents(archive), await readClasses(archive)]
  const needed = ['lineItemSourcedId', 'studentSourcedId', 'scoreStatus', 'score']
  for await (const { row, value } of rosterRecords(archive, 'results.csv', needed)) {
    const item = finals.get(value('lineItemSourcedId'))
    const student = students.get(value('studentSourcedId'))
    const course = item && courseOf.get(item.classId)
    const grade = gradeOf(value, item?.most ?? '')
    if (!student || !course || grade === '') continue
    const filled = toRow(row, [student.number, student.email, course.code, course.title, grade, course.term])
    if (filled) yield filled
  }
}

/** Empty for other states: those grades may still change, or do not exist. */
function gradeOf(value: Value, most: string): string {
  if (value('scoreStatus').toLowerCase() !== 'fully graded') return ''
  const score = value('score')
  return value('textScore') || (score !== '' && most !== '' ? `${score} / ${most}` : score)
}

async function finalItems(archive: ZipArchive): Promise<Map<string, LineItem>> {
  const categories = await bySourcedId(rosterRecords(archive, 'categories.csv', ['sourcedId']), (value) =>
    value('title'),
  )
  const items = await bySourcedId(
    rosterRecords(archive, 'lineItems.csv', ['sourcedId', 'title', 'classSourcedId']),
    (value): LineItem => ({
      classId: value('classSourcedId'),
      title: value('title'),
      category: categories.get(value('categorySourcedId')) ?? '',
      most: value('resultValueMax'),
    }),
  )
  const ofClass = Map.groupBy(items, ([, { classId }]) => classId)
  return new Map(
    [...ofClass.values()].flatMap((all) => {
      const named = all.filter(([, { title, category }]) => FINAL.test(title) || FINAL.test(category))
      const [one, ...others] = all.length === 1 ? all : named
      return one && others.length === 0 ? [one] : []
    }),
  )
}

const readStudents = (archive: ZipArchive) =>
  bySourcedId(rosterRecords(archive, 'users.csv', ['sourcedId']), (value) => ({
    number: value('identifier') || value('sourcedId'),
    email: value('email'),
  }))

async function readClasses(archive: ZipArchive) {
  const titled = (value: Value) => ({ title: value('title'), code: value('courseCode') })
  const courses = await bySourcedId(rosterRecords(archive, 'courses.csv', ['sourcedId', 'title']), titled)
  const terms = await bySourcedId(
    rosterRecords(archive, 'academicSessions.csv', ['sourcedId', 'title']),
    (value) => value('title'),
  )
  const needed = ['sourcedId', 'title', 'courseSourcedId']
  return bySourcedId(rosterRecords(archive, 'classes.csv', needed), (value) => {
    const course = courses.get(value('courseSourcedId'))
    const [term = ''] = value('termSourcedIds').split(',')
    return {
      code: course?.code || value('classCode'),
      title: course?.title || value('title'),
      term: terms.get(term.trim()) ?? '',
    }
  })
}
