import type { StudentRow } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { recordPersons } from '../account/link-persons.ts'
import { putNewInDepartment } from '../department/put-in-department.ts'
import { findOrganisation } from '../organisation/find-organisation.ts'
import { studentIdsByEmail } from './find-students.ts'
import { insertStudents } from './insert-students.ts'
import { noteNamedAgain } from './named-again.ts'
import { countStudentChanges } from './student-counts.ts'
import { holdersOf, refuseIfLeaving } from './taken.ts'

/**
 * The result for one student. 'exists': somebody with this email exists and was not changed. 'refused': somebody else has the
 * roll number, or somebody out of reach has the email.
 */
export type AddedStudent =
  | { outcome: 'created' | 'exists'; studentId: string }
  | { outcome: 'refused'; studentId: null }

/**
 * Adds students in one transaction. Returns the result for each, in order. Repeating the call changes nothing. Throws
 * 'import_not_ready', and adds none, if one would be refused because of somebody whom the undo of an import is deleting.
 */
export async function addStudents(
  ctx: Context,
  owner: Reach & { accountId: string },
  students: readonly StudentRow[],
  idempotency: IdempotencyKey | undefined,
): Promise<AddedStudent[]> {
  const { accountId, organisationId } = owner
  const now = ctx.clock()
  const entries = students.map((student) => ({ id: newTenantId('stud', organisationId), student }))
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const { name: issuerName } = await findOrganisation(tx, organisationId)
      const emails = students.map(({ email }) => email)
      // First, so that whom an undo of an import is deleting counts as new.
      const known = await studentIdsByEmail(tx, owner, emails)
      await noteNamedAgain(tx, organisationId, known.values())
      const before = await idsOfHolders(tx, organisationId, students)
      const fresh = entries.filter(
        ({ student }) => !before.byEmail.has(student.email) && !before.byRoll.has(student.rollNumber),
      )
      // Of two with the same email or roll number, here or in a simultaneous call, the first one stays.
      const issuer = { organisationId, issuerName, now }
      const { records, persons } = await insertStudents(ctx, tx, issuer, fresh)
      const after = await idsOfHolders(tx, organisationId, students)
      const created = records.filter((row) => after.byEmail.get(row.email) === row.id)
      await putNewInDepartment(
        tx,
        owner,
        created.map(({ id }) => id),
      )
      await countStudentChanges(
        tx,
        created.map((row) => ({ before: null, after: row })),
      )
      await appendAudit(
        ctx,
        tx,
        organisationId,
        now,
        created.map(({ id }) => ({ actor: accountId, action: 'student.added', subject: id })),
      )
      await recordPersons(ctx, tx, now, persons)
      const reached = await studentIdsByEmail(tx, owner, emails)
      await noteNamedAgain(tx, organisationId, reached.values())
      await refuseIfLeaving(
        tx,
        organisationId,
        students.filter(({ email }) => !reached.has(email)),
      )
      return entries.map(({ id, student }): AddedStudent => {
        const studentId = reached.get(student.email)
        if (studentId === undefined) return { outcome: 'refused', studentId: null }
        return { outcome: studentId === id ? 'created' : 'exists', studentId }
      })
    }),
  )
}

/** The ids of the students of the organisation with these emails and roll numbers. */
async function idsOfHolders(tx: Tx, organisationId: string, students: readonly StudentRow[]) {
  const holders = await holdersOf(tx, organisationId, students)
  return {
    byEmail: new Map(holders.map(({ email, id }) => [email, id])),
    byRoll: new Map(holders.map(({ roll_number, id }) => [roll_number, id])),
  }
}
