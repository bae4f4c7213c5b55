import type { Db, Tx } from '../../context.ts'
import { type ApiError, fieldRefusal } from '../../platform/http/api-error.ts'

/** Why a student cannot be stored: another student of the organisation has the email or the roll number. */
export async function takenRefusal(
  db: Db | Tx,
  organisationId: string,
  { id, email }: { id: string; email: string },
): Promise<ApiError> {
  const sameEmail = await db
    .selectFrom('student')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('email', '=', email)
    .where('id', '!=', id)
    .executeTakeFirst()
  return sameEmail
    ? fieldRefusal('email', 'already_exists.student_email')
    : fieldRefusal('rollNumber', 'already_exists.roll_number')
}
