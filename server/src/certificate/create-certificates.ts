import type { CertificateRecord } from '@credenza/schema'
import { sql } from 'kysely'
import { appendAudit } from '../audit/append.ts'
import type { Context, Tx } from '../context.ts'
import { displayNameOf, findOrganisation } from '../organisation/organisation-store.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../platform/http/idempotency.ts'
import { templateResolver } from '../template/resolve-template.ts'
import { newSlug, newTenantId } from '../platform/ids.ts'
import { enqueueReview } from '../review/queue-store.ts'
import type { CertificateRow } from './certificate-store.ts'
import { certificateSearch } from './certificate-values.ts'
import { insertCertificates } from './insert-certificates.ts'

export interface CreatedCertificate {
  _id: string
  slug: string
  userId: string
}

/**
 * Creates one pending certificate per record, in one transaction with their audit entries and their places in the
 * verifiers' queues. Names and the issuer are taken from the server's own records.
 * Throws 'invalid' when a student or a certificate type is not the issuer's; nothing is created then.
 */
export async function createCertificates(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  records: readonly CertificateRecord[],
  idempotency: IdempotencyKey | undefined,
): Promise<CreatedCertificate[]> {
  const now = ctx.clock()
  const keys = records.map(() => ({ id: newTenantId('cert', organisationId), slug: newSlug() }))

  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const issuerName = displayNameOf(await findOrganisation(tx, organisationId))
      await requireCategories(tx, organisationId, records)
      const recipients = await findRecipients(tx, organisationId, records)
      const templateOf = await templateResolver(tx, organisationId)
      const rows = records.map((record, i): CertificateRow => {
        const recipient = recipients.get(record.userId)!
        return {
          org_id: organisationId,
          ...keys[i]!,
          student_id: record.userId,
          account_id: recipient.account_id,
          category_name: record.certificateType,
          title: record.title,
          date: record.date,
          year: record.date.slice(0, 4),
          issuer_name: issuerName,
          user_name: recipient.name,
          review: 'pending',
          signed_at: null,
          decided_at: null,
          decided_by: null,
          decline_reason: null,
          log_index: null,
          transferred_at: null,
          revoked_at: null,
          revoked_reason: null,
          valid_until: '',
          ...templateOf({ templateId: '', certificateType: record.certificateType })!,
          results: [],
          batch_id: null,
          suspended_at: null,
          suspended_reason: null,
          predecessor_id: null,
          successor_id: null,
          search: certificateSearch({
            user_name: recipient.name,
            title: record.title,
            category_name: record.certificateType,
            date: record.date,
            issuer_name: issuerName,
          }),
          created_at: now,
        }
      })
      await insertCertificates(tx, organisationId, rows)
      await enqueueReview(tx, organisationId, now, rows)
      await appendAudit(
        tx,
        organisationId,
        now,
        rows.map(({ id }) => ({ actor: accountId, action: 'certificate.created', subject: id })),
      )
      return rows.map(({ id, slug, student_id }) => ({ _id: id, slug, userId: student_id }))
    }),
  )
}

async function requireCategories(
  tx: Tx,
  organisationId: string,
  records: readonly CertificateRecord[],
): Promise<void> {
  const known = await tx.selectFrom('category').select('name').where('org_id', '=', organisationId).execute()
  const names = new Set(known.map(({ name }) => name))
  const wrong = records.findIndex((record) => !names.has(record.certificateType))
  if (wrong < 0) return
  const message = 'Choose a certificate type from your categories.'
  throw new ApiError('invalid', message, { [`multipleCertificates.${wrong}.certificateType`]: message })
}

async function findRecipients(tx: Tx, organisationId: string, records: readonly CertificateRecord[]) {
  const ids = [...new Set(records.map((record) => record.userId))]
  const rows = await tx
    .selectFrom('student')
    .select(['id', 'name', 'account_id'])
    .where('org_id', '=', organisationId)
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .execute()
  const recipients = new Map(rows.map((row) => [row.id, row]))
  const wrong = records.findIndex((record) => !recipients.has(record.userId))
  if (wrong < 0) return recipients
  const message = 'This recipient is not one of your students.'
  throw new ApiError('invalid', message, { [`multipleCertificates.${wrong}.userId`]: message })
}
