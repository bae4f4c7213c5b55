import type { Student, StudentInput } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { linkPersons, recordPersons } from '../account/link-persons.ts'
import { initialPasswordHash } from '../account/password/passwords.ts'
import { walletsShownTo } from '../account/wallets-shown.ts'
import { putNewInDepartment } from '../department/put-in-department.ts'
import { findOrganisation } from '../organisation/find-organisation.ts'
import { countStudentChanges } from './student-counts.ts'
import { studentRecord, studentToWire } from './student-record.ts'
import { takenRefusal } from './taken.ts'

/**
 * Adds one student. Email and roll number are unique within the issuer. Throws already_exists, or 'import_not_ready' if who has
 * them is being deleted.
 */
export async function addStudent(
  ctx: Context,
  owner: Reach & { accountId: string },
  input: StudentInput,
  idempotency: IdempotencyKey | undefined,
): Promise<Student> {
  const { accountId, organisationId } = owner
  const now = ctx.clock()
  const id = newTenantId('stud', organisationId)
  const { password, ...details } = input
  const passwordHash = initialPasswordHash(ctx.keys, password)

  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const organisation = await findOrganisation(tx, organisationId)
      const persons = await linkPersons(ctx, tx, organisationId, now, [
        { email: input.email, name: input.name, passwordHash },
      ])
      const person = persons.get(input.email)!
      const wallets = await walletsShownTo(tx, organisationId, [person.id])
      const walletAddress = wallets.get(person.id) ?? null
      const row = studentRecord(details, {
        organisationId,
        id,
        accountId: person.id,
        walletAddress,
        issuerName: organisation.name,
        now,
      })
      const inserted = await tx
        .insertInto('student')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw await takenRefusal(tx, organisationId, { ...details, id })
      await putNewInDepartment(tx, owner, [id])
      await countStudentChanges(tx, [{ before: null, after: row }])
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'student.added', subject: id },
      ])
      await recordPersons(ctx, tx, now, [person])
      return studentToWire({ ...row, universityName: organisation.name, walletAddress })
    }),
  )
}
