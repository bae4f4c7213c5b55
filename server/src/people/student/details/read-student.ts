import type { StudentDetails } from '@credenza/schema'
import { inWords, noWords } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { failureSentence } from '../../../platform/mail/failure-sentence.ts'
import { suppressionOf } from '../../../platform/mail/suppression.ts'
import { erasedAmong } from '../../account/erased-among.ts'
import { archivedAmong } from '../archive/archived-students.ts'
import { findStudent, requireStudent } from '../find-students.ts'
import { invitationOf } from '../invitation/read-invitation-state.ts'
import { versionOf } from './student-version.ts'

/** Everything that an issuer stores about one of its students. Throws not_found. */
export async function readStudent(ctx: Context, organisationId: string, id: string): Promise<StudentDetails> {
  const { db } = ctx
  const row = await requireStudent(db, organisationId, id)
  const [shown, archived, erased, invitation, suppression] = await Promise.all([
    findStudent(db, organisationId, id),
    archivedAmong(db, organisationId, [id]),
    erasedAmong(db, [row.account_id]),
    invitationOf(db, organisationId, id),
    suppressionOf(ctx, row.email),
  ])
  return {
    ...shown,
    fatherName: row.father_name,
    motherName: row.mother_name,
    dateOfBirth: row.date_of_birth,
    createdAt: row.created_at.toISOString(),
    archivedAt: archived.get(id)?.toISOString() ?? '',
    isErased: erased.has(row.account_id),
    version: versionOf(row),
    invitation,
    noMail: suppression ? inWords(failureSentence(suppression, 'failed')) : noWords,
  }
}
