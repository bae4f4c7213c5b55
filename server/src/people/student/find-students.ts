import type { Student } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { walletsShownTo } from '../account/wallets-shown.ts'
import { isWithin } from '../department/reach.ts'
import { findOrganisation } from '../organisation/find-organisation.ts'
import { type StudentRecord, studentToWire } from './student-record.ts'

/** The row of one of the organisation's students. Throws not_found. */
export async function requireStudent(db: Db, organisationId: string, id: string): Promise<StudentRecord> {
  const row = await db
    .selectFrom('student')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.student')
  return row
}

/** One of the organisation's students. Throws not_found. */
export async function findStudent(db: Db, organisationId: string, id: string): Promise<Student> {
  const row = await requireStudent(db, organisationId, id)
  const { name: universityName } = await findOrganisation(db, organisationId)
  const wallets = await walletsShownTo(db, organisationId, [row.account_id])
  return studentToWire({ ...row, universityName, walletAddress: wallets.get(row.account_id) ?? null })
}

/** The ids of the students within reach, by email. Leaves out unknown emails. */
export async function studentIdsByEmail(
  db: Db | Tx,
  reach: Reach,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('student')
    .select(['id', 'email'])
    .where('org_id', '=', reach.organisationId)
    .where(isWithin(reach, 'student.id'))
    .where('email', '=', anyOf(emails))
    .execute()
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** The roll numbers of students within reach, by the student's id. */
export async function rollNumbersOf(
  db: Db,
  reach: Reach,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('student')
    .select(['id', 'roll_number'])
    .where('org_id', '=', reach.organisationId)
    .where(isWithin(reach, 'student.id'))
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row.roll_number]))
}

/** The ids of an organisation's students, by number in its register and by email. Leaves out empty texts and unknown ones. */
export async function studentsByNumberOrEmail(
  db: Db | Tx,
  organisationId: string,
  { numbers, emails }: { numbers: readonly string[]; emails: readonly string[] },
): Promise<{ byNumber: Map<string, string>; byEmail: Map<string, string> }> {
  const rows = await db
    .selectFrom('student')
    .select(['id', 'email', 'roll_number'])
    .where('org_id', '=', organisationId)
    .where((row) =>
      row.or([
        row('email', '=', anyOf(emails.filter(Boolean))),
        row('roll_number', '=', anyOf(numbers.filter(Boolean))),
      ]),
    )
    .execute()
  return {
    byNumber: new Map(rows.map(({ roll_number, id }) => [roll_number, id])),
    byEmail: new Map(rows.map(({ email, id }) => [email, id])),
  }
}
