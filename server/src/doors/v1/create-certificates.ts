import type { V1NewCertificate } from '@credenza/schema/v1/index'
import {
  createCertificates,
  type WantedRecord,
} from '../../certificates/certificate/draft/create-certificates.ts'
import type { Refusal } from '../../certificates/certificate/draft/resolve-facts.ts'
import type { Context } from '../../context.ts'
import { studentIdsByEmail } from '../../people/student/find-students.ts'
import type { Reach } from '../../platform/http/access.ts'
import type { IdempotencyKey } from '../../platform/http/idempotency.ts'
import { verifyUrl } from './wire.ts'

/** Creates certificates for students, by id or email. Refusals use the field names of /v1. */
export async function createForStudents(
  ctx: Context,
  owner: Reach & { accountId: string },
  certificates: readonly V1NewCertificate[],
  idempotency: IdempotencyKey | undefined,
): Promise<{ certificateId: string; studentId: string; verifyUrl: string }[]> {
  const emails = certificates.flatMap(({ student }) => ('email' in student ? [student.email] : []))
  const ids = await studentIdsByEmail(ctx.db, owner, emails)
  const records = certificates.map(
    ({ student, category, title, date, validUntil, templateId, details, courses }): WantedRecord => ({
      // No student has an empty id, so an unknown email is refused like an unknown id.
      userId: 'email' in student ? (ids.get(student.email) ?? '') : student.studentId,
      certificateType: category,
      title,
      date,
      validUntil: validUntil ?? '',
      templateId,
      details,
      courses,
    }),
  )
  const created = await createCertificates(ctx, owner, { records, nameOf }, idempotency)
  return created.map(({ _id, slug, userId }) => ({
    certificateId: _id,
    studentId: userId,
    verifyUrl: verifyUrl(ctx, slug),
  }))
}

const nameOf = (index: number, field: Refusal['field']): string =>
  `certificates.${index}.${renamed[field] ?? field}`

const renamed: Partial<Record<Refusal['field'], string>> = { userId: 'student', certificateType: 'category' }
