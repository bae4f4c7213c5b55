import type { CertificateRecord } from '@credenza/schema'
import { appendAudit } from '../audit/append.ts'
import type { Context, Tx } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../platform/http/idempotency.ts'
import { renewPersons } from '../student/renew-persons.ts'
import { templateResolver } from '../template/resolve-template.ts'
import { addCertificates, type ShownText } from './add-certificates.ts'
import { findRecipients, type Recipient, unknownRecipient } from './recipients.ts'

/** What a new certificate says. Without a template it gets the default one of its type. */
export type NewRecord = Pick<CertificateRecord, 'userId' | 'certificateType' | 'title' | 'date'> & {
  validUntil?: string
  templateId?: string
}

export interface CreatedCertificate {
  _id: string
  slug: string
  userId: string
}

/**
 * Creates one pending certificate per record, in one transaction with their audit entries and their places in the
 * verifiers' queues. Names and the issuer are taken from the server's own records.
 * Throws 'invalid' when a student, a certificate type or a template is not the issuer's, missing_glyph for a name or another
 * text that cannot be drawn; nothing is created then.
 */
export async function createCertificates(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  records: readonly NewRecord[],
  idempotency: IdempotencyKey | undefined,
): Promise<CreatedCertificate[]> {
  const now = ctx.clock()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await requireCategories(tx, organisationId, records)
      const studentIds = records.map(({ userId }) => userId)
      await renewPersons(ctx, tx, organisationId, studentIds, now)
      const recipients = await requireRecipients(tx, organisationId, records)
      const templateOf = await templateResolver(tx, organisationId)
      const rows = await addCertificates(
        tx,
        { organisationId, now },
        records.map(({ userId, certificateType, title, date, validUntil = '', templateId = '' }, i) => ({
          recipient: recipients.get(userId)!,
          category_name: certificateType,
          title,
          date,
          valid_until: validUntil,
          ...(templateOf({ templateId, certificateType }) ?? refuse(i, 'templateId', unknownTemplate)),
        })),
        (text, i) => fieldOf(i, fieldNames[text]),
      )
      await appendAudit(
        ctx,
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
  records: readonly NewRecord[],
): Promise<void> {
  const known = await tx.selectFrom('category').select('name').where('org_id', '=', organisationId).execute()
  const names = new Set(known.map(({ name }) => name))
  const wrong = records.findIndex((record) => !names.has(record.certificateType))
  if (wrong < 0) return
  refuse(wrong, 'certificateType', 'Choose a certificate type from your categories.')
}

const unknownTemplate = 'Choose one of your templates.'

function refuse(record: number, field: keyof NewRecord, message: string): never {
  throw new ApiError('invalid', message, { [fieldOf(record, field)]: message })
}

const fieldOf = (record: number, field: string): string => `multipleCertificates.${record}.${field}`

/** What the request calls the texts, or what they come from. */
const fieldNames: Record<ShownText, string> = {
  userName: 'userId',
  title: 'title',
  categoryName: 'certificateType',
  issuerName: 'issuerName',
}

async function requireRecipients(
  tx: Tx,
  organisationId: string,
  records: readonly NewRecord[],
): Promise<Map<string, Recipient>> {
  const ids = records.map((record) => record.userId)
  const recipients = await findRecipients(tx, organisationId, ids)
  const wrong = ids.findIndex((id) => !recipients.has(id))
  if (wrong < 0) return recipients
  return refuse(wrong, 'userId', unknownRecipient)
}
