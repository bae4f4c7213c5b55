import type { V1NewCertificate } from '@credenza/schema/v1/index'
import { createCertificates, type NewRecord } from '../certificate/create-certificates.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { IdempotencyKey } from '../platform/http/idempotency.ts'
import { studentIdsByEmail } from '../student/find-students.ts'
import { verifyUrl } from './wire.ts'

/** Creates certificates for students named by id or e-mail. Refusals name the fields as /v1 calls them. */
export async function createForStudents(
  ctx: Context,
  owner: { accountId: string; organisationId: string },
  certificates: readonly V1NewCertificate[],
  idempotency: IdempotencyKey | undefined,
): Promise<{ certificateId: string; studentId: string; verifyUrl: string }[]> {
  const emails = certificates.flatMap(({ student }) => ('email' in student ? [student.email] : []))
  const ids = await studentIdsByEmail(ctx.db, owner.organisationId, emails)
  const records = certificates.map(
    ({ student, category, title, date, validUntil, templateId }): NewRecord => ({
      // No student has an empty id, so an unknown e-mail is refused with all other unknown recipients.
      userId: 'email' in student ? (ids.get(student.email) ?? '') : student.studentId,
      certificateType: category,
      title,
      date,
      validUntil: validUntil ?? '',
      templateId,
    }),
  )
  const created = await createCertificates(ctx, owner, records, idempotency).catch((error: unknown) => {
    throw error instanceof ApiError && error.fields ? renamed(error, error.fields) : error
  })
  return created.map(({ _id, slug, userId }) => ({
    certificateId: _id,
    studentId: userId,
    verifyUrl: verifyUrl(ctx, slug),
  }))
}

const names: Record<string, string> = {
  multipleCertificates: 'certificates',
  userId: 'student',
  certificateType: 'category',
}

function renamed({ code, message }: ApiError, fields: Record<string, string>): ApiError {
  const named = Object.entries(fields).map(([path, text]) => [
    path
      .split('.')
      .map((part) => names[part] ?? part)
      .join('.'),
    text,
  ])
  return new ApiError(code, message, Object.fromEntries(named))
}
