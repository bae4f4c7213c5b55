import type { GradedPerson } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { studentsByNumberOrEmail } from '../../people/student/find-students.ts'
import type { CourseRow } from './find-course.ts'
import type { Learner } from './read-grades.ts'

export interface CourseStanding {
  standing: GradedPerson['standing']
  /** undefined if it is not clear which student of the organisation they are. */
  studentId: string | undefined
}

/**
 * Finds which of the organisation's students the people of a course are, and whether they were awarded. Matches by their number
 * in the register and by email. If both find a student, it must be the same one.
 */
export async function standingsOf(
  db: Db | Tx,
  course: CourseRow,
  people: readonly Pick<Learner, 'subject' | 'email' | 'number'>[],
): Promise<Map<string, CourseStanding>> {
  const { byNumber, byEmail } = await studentsByNumberOrEmail(db, course.org_id, {
    numbers: people.map(({ number }) => number),
    emails: people.map(({ email }) => email),
  })
  const taken = await awardsOf(db, course)
  return new Map(
    people.map(({ subject, number, email }): [string, CourseStanding] => {
      const ids = new Set([byNumber.get(number), byEmail.get(email)].filter((id) => id !== undefined))
      const [studentId] = ids
      if (ids.size > 1) return [subject, { standing: 'unclear', studentId: undefined }]
      const before = taken.get(subject) ?? taken.get(studentId ?? '')
      const standing = studentId === undefined ? 'unknown' : (before ?? 'new')
      return [subject, { standing: before === 'awarded' ? before : standing, studentId }]
    }),
  )
}

/** Who was proposed or awarded in a course, by subject and by student. Leaves out awards that were undone. */
async function awardsOf(
  db: Db | Tx,
  { org_id, id }: CourseRow,
): Promise<Map<string, 'proposed' | 'awarded'>> {
  const rows = await db
    .selectFrom('course_award')
    .select(['subject', 'student_id', 'batch_id'])
    .where('org_id', '=', org_id)
    .where('course_id', '=', id)
    .where(sql<boolean>`NOT ${isAwardUndone(org_id)}`)
    .execute()
  return new Map(
    rows.flatMap(({ subject, student_id, batch_id }) => {
      const standing = batch_id === null ? 'proposed' : 'awarded'
      return [
        [subject, standing],
        [student_id, standing],
      ] as const
    }),
  )
}

/**
 * Whether a `course_award` row was undone: its batch left no certificate of the student, because it was undone itself or the
 * draft was deleted. A signed certificate stays. A batch with failures can be retried, so that its awards stand.
 */
export const isAwardUndone = (organisationId: string) => sql<boolean>`EXISTS (
  SELECT FROM batch WHERE batch.org_id = ${organisationId} AND batch.id = course_award.batch_id
    AND (batch.state = 'recalled' OR batch.state = 'done' AND batch.failed = 0) AND NOT EXISTS (
      SELECT FROM certificate WHERE certificate.org_id = ${organisationId}
        AND certificate.batch_id = course_award.batch_id AND certificate.student_id = course_award.student_id))`
