import { sql } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { isFree } from '../../../platform/retention/hold.ts'
import { claimedHere } from '../../account/claimed-here.ts'
import type { StudentRecord } from '../student-record.ts'

/** Why a student stays: what deleting them would lose. */
export type Loss =
  | 'student_in_use'
  | 'student_in_use.course'
  | 'student_in_use.changed'
  | 'student_in_use.named_again'
  | 'student_in_use.signed_in'
  | 'student_in_use.held'

/**
 * What would be lost with each of these students of one organisation, by id. Leaves out those that were only added: no
 * certificate, proposal or upload, no later entry in the trail, such as an edit or an invitation, no other act that names them,
 * and no sign-in to an account that they got with it.
 */
export async function whatWouldBeLost(
  db: Db | Tx,
  organisationId: string,
  students: readonly Pick<StudentRecord, 'id' | 'account_id' | 'created_at'>[],
  now: Date,
): Promise<Map<string, Loss>> {
  const rows = await db
    .selectFrom('student')
    .select(['id', lossOf(now).as('loss')])
    .where('student.org_id', '=', organisationId)
    .where('student.id', '=', anyOf(students.map(({ id }) => id)))
    .execute()
  const lost = new Map(rows.flatMap(({ id, loss }) => (loss ? [[id, loss] as const] : [])))
  const claimed = await claimedHere(db, organisationId, students)
  for (const { id, account_id } of students)
    if (claimed.has(account_id) && !lost.has(id)) lost.set(id, 'student_in_use.signed_in')
  return lost
}

const lossOf = (now: Date) => sql<Loss | null>`CASE
  WHEN EXISTS (SELECT FROM certificate
      WHERE certificate.org_id = student.org_id AND certificate.student_id = student.id)
    OR EXISTS (SELECT FROM certificate
      WHERE certificate.org_id = student.org_id AND certificate.account_id = student.account_id)
    THEN 'student_in_use'
  WHEN EXISTS (SELECT FROM course_award
      WHERE course_award.org_id = student.org_id AND course_award.student_id = student.id)
    THEN 'student_in_use.course'
  WHEN (SELECT count(*) FROM (SELECT FROM audit_entry
      WHERE audit_entry.org_id = student.org_id AND audit_entry.subject = student.id LIMIT 2) AS told) > 1
    THEN 'student_in_use.changed'
  WHEN student.named_again THEN 'student_in_use.named_again'
  WHEN NOT ${isFree('student.org_id', now)} OR NOT ${isFree('student.account_id', now)}
    THEN 'student_in_use.held'
  END`
