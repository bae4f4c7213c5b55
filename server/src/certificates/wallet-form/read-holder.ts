import type { Holder } from '@credenza/credential/sd-jwt'
import type { Db } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** What the issuer knows of a holder beyond the certificate; nothing for somebody known only through an upload. */
export async function readHolder(
  db: Db,
  { organisationId, studentId }: Pick<Certificate, 'organisationId' | 'studentId'>,
): Promise<Holder> {
  if (studentId === null) return {}
  const student = await db
    .selectFrom('student')
    .select(['email', 'date_of_birth'])
    .where('org_id', '=', organisationId)
    .where('id', '=', studentId)
    .executeTakeFirst()
  return student ? { email: student.email, birthdate: student.date_of_birth } : {}
}
