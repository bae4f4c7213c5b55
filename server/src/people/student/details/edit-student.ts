import type { Student, StudentEdit } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import type { Actor } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { appendAudit, platformTrail, recordState } from '../../../proof/audit/append.ts'
import { correctUnclaimed } from '../../account/correct-unclaimed.ts'
import { linkPersons } from '../../account/link-persons.ts'
import { organisationsOf } from '../../account/organisations-of.ts'
import { walletsShownTo } from '../../account/wallets-shown.ts'
import { findOrganisation } from '../../organisation/find-organisation.ts'
import { lockStudents } from '../lock-students.ts'
import { changedRecord, type StudentRecord, studentToWire } from '../student-record.ts'
import { takenRefusal } from '../taken.ts'
import { updateStudents } from '../update-students.ts'
import { versionOf } from './student-version.ts'

/**
 * Changes those of a student's details that are given. Existing certificates keep theirs. Throws not_found, student_changed if
 * a `version` is given that is not the newest, and already_exists for an email or roll number of another student of the
 * organisation, and import_not_ready if that one is being deleted.
 */
export async function editStudent(
  ctx: Context,
  { accountId, organisationId }: Actor,
  id: string,
  { version, ...changes }: Partial<StudentEdit>,
  idempotency?: IdempotencyKey,
): Promise<Student> {
  const now = ctx.clock()
  let wanted = { id, email: '', rollNumber: '' }
  const edited = withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const [before] = (await lockStudents(tx, organisationId, [id])).students
      if (!before) throw refusal('not_found.student')
      if (version !== undefined && versionOf(before) !== version) throw refusal('student_changed')
      const { name: issuerName } = await findOrganisation(tx, organisationId)
      const email = changes.email ?? before.email
      wanted = { id, email, rollNumber: changes.rollNumber ?? before.roll_number }
      const holder = await holderOf(ctx, tx, now, before, { email, name: changes.name ?? before.name })
      const walletAddress = (await walletsShownTo(tx, organisationId, [holder.id])).get(holder.id) ?? null
      const after = changedRecord(before, changes, { issuerName, walletAddress, accountId: holder.id })
      await updateStudents(tx, [{ before, after }])
      const isMoved = holder.id !== before.account_id
      const changed = isMoved ? await ctx.followUps.studentMoved(tx, organisationId, id, holder.id) : []
      if (email !== before.email) await ctx.followUps.emailChanged(ctx, tx, organisationId, id)
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'student.edited', subject: id, changed },
      ])
      if (holder.isChanged) await recordState(ctx, tx, platformTrail, now, [holder.id])
      return studentToWire({ ...after, universityName: issuerName, walletAddress })
    }),
  )
  return edited.catch(async (error: unknown) => {
    throw isUniqueViolation(error) ? await takenRefusal(ctx.db, organisationId, wanted) : error
  })
}

/**
 * The student's account under the new email. If only this issuer has used the account, it is corrected, so that issued
 * certificates stay with it. Otherwise the email leads to the one person it belongs to (readings R1), who gets what is issued
 * from now on.
 */
async function holderOf(
  ctx: Context,
  tx: Tx,
  now: Date,
  before: StudentRecord,
  details: { email: string; name: string },
): Promise<{ id: string; isChanged: boolean }> {
  const { account_id: id } = before
  if (details.email === before.email && details.name === before.name) return { id, isChanged: false }
  if (await correctUnclaimed(ctx, tx, id, details, () => isShared(tx, before))) return { id, isChanged: true }
  if (details.email === before.email) return { id, isChanged: false }
  const persons = await linkPersons(ctx, tx, before.org_id, now, [{ ...details, passwordHash: null }])
  const person = persons.get(details.email)!
  return { id: person.id, isChanged: person.isNew }
}

/** Whether another student, of any issuer, has the same account. */
async function isShared(tx: Tx, { org_id, id, account_id }: StudentRecord): Promise<boolean> {
  const rows = await tx
    .selectFrom('student')
    .select(['org_id', 'id'])
    .where('org_id', '=', anyOf(await organisationsOf(tx, [account_id])))
    .where('account_id', '=', account_id)
    .limit(2)
    .execute()
  return rows.some((row) => row.org_id !== org_id || row.id !== id)
}
