import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { uploadCertificateRequest } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { requireCategory } from '../../certificates/category/require-category.ts'
import { addCertificates } from '../../certificates/certificate/draft/add-certificates.ts'
import type { Recipient } from '../../certificates/certificate/draft/recipients.ts'
import { templateResolver } from '../../certificates/template/resolve-template.ts'
import type { Context, Tx } from '../../context.ts'
import { holdPerson } from '../../people/account/hold-person.ts'
import { noteOrganisation } from '../../people/account/organisations-of.ts'
import { approvedAmong } from '../../people/organisation/approved-among.ts'
import { addFiles } from '../../people/organisation/sealed-files.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal, formRefusal } from '../../platform/http/api-error.ts'
import type { Upload } from '../../platform/http/body/upload.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { wrongFields } from '../../platform/http/wrong-fields.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { fileOf, sealCertificateFile } from './certificate-file.ts'

/**
 * Makes a student's certificate from elsewhere a pending certificate of the approved issuer that it names, which confirms it by
 * signing (readings R3; docs/decisions/0019). The holder is the student, whether or not the issuer lists them. Throws 'invalid'
 * for a wrong field, 'unsupported_type' for another kind of file, missing_glyph for a title or name that cannot be drawn,
 * and 'not_signed_in' if the student is erased in the meantime.
 */
export async function uploadCertificate(
  ctx: Context,
  accountId: string,
  upload: Upload,
  idempotencyFor: (fields: unknown) => IdempotencyKey | undefined,
): Promise<{ _id: string; slug: string }> {
  const now = ctx.clock()
  const { issuerId, ...facts } = readFields(upload)
  const uploaded = fileOf(upload, 'doc_url')!
  const file = await sealCertificateFile(ctx, issuerId, uploaded)
  const idempotency = idempotencyFor({
    issuerId,
    ...facts,
    sha256: hash('sha256', await readFile(uploaded.path), 'hex'),
  })

  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await requireIssuer(tx, issuerId)
      const alignments = await requireCategory(
        tx,
        { organisationId: issuerId },
        facts.categoryName,
        'categoryName',
        'invalid.issuers_certificate_type',
      )
      const templateOf = await templateResolver(tx, { organisationId: issuerId })
      const { title, date, categoryName } = facts
      const recipient = await holder(tx, issuerId, accountId)
      await noteOrganisation(tx, issuerId, [accountId])
      await addFiles(tx, issuerId, [file], now)
      const [row] = await addCertificates(tx, { organisationId: issuerId, now }, [
        {
          ...templateOf({ templateId: '', certificateType: categoryName })!,
          recipient,
          categoryName,
          title,
          date,
          alignments,
          origin: 'user',
          uploadFileId: file.id,
        },
      ])
      const { id, slug } = row!
      await appendAudit(ctx, tx, issuerId, now, [
        { actor: accountId, action: 'certificate.uploaded', subject: id, changed: [file.id] },
      ])
      return { _id: id, slug }
    }),
  )
}

function readFields(upload: Upload) {
  const parsed = uploadCertificateRequest.safeParse(upload.fields)
  const fields = wrongFields(parsed.error?.issues)
  if (!fileOf(upload, 'doc_url')) fields.doc_url = sentence('invalid.file_needed')
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data
  throw formRefusal(fields)
}

async function requireIssuer(tx: Tx, id: string): Promise<void> {
  if (!(await approvedAmong(tx, 'issuer', [id])).has(id)) throw fieldRefusal('issuerId', 'invalid.issuer')
}

/**
 * The person as the issuer's own student, or with the name of their account if the issuer does not list them. Holds the
 * person, so that undoing an import of the issuer waits too (people/student/delete/delete-students.ts).
 */
async function holder(tx: Tx, issuerId: string, accountId: string): Promise<Recipient> {
  await holdPerson(tx, accountId)
  const account = await tx
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const student = await tx
    .selectFrom('student')
    .select(['id as studentId', 'name', 'account_id as accountId'])
    .where('org_id', '=', issuerId)
    .where('email', '=', account.email)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return student ?? { studentId: null, accountId, name: account.name }
}
