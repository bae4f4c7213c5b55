import type { BatchRequest, NewCertificate } from '@credenza/schema'
import { appendAudit } from '../audit/append.ts'
import { batchKind, type Chunk, type Settle } from '../batch/kind.ts'
import type { Context } from '../context.ts'
import { displayNameOf, findOrganisation } from '../organisation/organisation-store.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { renewPersons } from '../student/renew-persons.ts'
import { requireDrawable, undrawable } from '../template/drawable.ts'
import { type TemplateUse, templateResolver } from '../template/resolve-template.ts'
import { addCertificates } from './add-certificates.ts'
import type { BulkResult } from './bulk.ts'
import { findRecipients, type Recipient, unknownRecipient } from './recipients.ts'
import { requireCategory } from './require-category.ts'
import { withdrawCertificates } from './withdraw.ts'

type CreateRequest = Extract<BatchRequest, { kind: 'create' }>
type Settings = Omit<NewCertificate, 'templateId'> & TemplateUse

/** One pending certificate per student. The template and its version are settled when the batch begins. */
export const createKind = batchKind<CreateRequest, Settings>({
  subject: 'student',
  prepare: async (_ctx, tx, { organisationId }, { certificate: { templateId, ...certificate } }) => {
    const { certificateType, title } = certificate
    await requireCategory(tx, organisationId, certificateType, 'certificate.certificateType')
    const template = (await templateResolver(tx, organisationId))({ templateId, certificateType })
    if (!template) throw refusal('certificate.templateId', 'Choose one of your templates.')
    requireDrawable({
      'certificate.title': title,
      'certificate.certificateType': certificateType,
      'certificate.issuerName': displayNameOf(await findOrganisation(tx, organisationId)),
    })
    return { settings: { ...certificate, ...template }, title }
  },
  act: createChunk,
  recall: (ctx, chunk, settle) =>
    withdrawCertificates(ctx, chunk, { batchId: chunk.batchId, studentIds: chunk.ids }, settle),
})

const refusal = (field: string, message: string) => new ApiError('invalid', message, { [field]: message })

async function createChunk(
  ctx: Context,
  { accountId, organisationId, batchId, settings, ids }: Chunk<Settings>,
  settle: Settle,
): Promise<BulkResult> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    await renewPersons(ctx, tx, organisationId, ids, now)
    const recipients = await findRecipients(tx, organisationId, ids)
    const result = sortOut(ids, recipients)
    // First of all: for whom another worker did it meanwhile has ended already.
    const claimed = await settle(tx, result)
    const { certificateType, title, date, validUntil, template_id, template_version } = settings
    const rows = await addCertificates(
      tx,
      { organisationId, now },
      result.done
        .filter((id) => claimed.has(id))
        .map((id) => ({
          recipient: recipients.get(id)!,
          category_name: certificateType,
          title,
          date,
          valid_until: validUntil,
          template_id,
          template_version,
          batch_id: batchId,
        })),
      (text) => `certificate.${text}`,
    )
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      rows.map((row) => ({ actor: accountId, action: 'certificate.created', subject: row.id })),
    )
    return result
  })
}

/** Who can get a certificate, and why others cannot. */
function sortOut(ids: readonly string[], recipients: Map<string, Recipient>): BulkResult {
  const result: BulkResult = { done: [], failed: [] }
  for (const id of ids) {
    const recipient = recipients.get(id)
    const message = recipient && undrawable(recipient.name)
    if (!recipient) result.failed.push({ id, error: 'not_found', message: unknownRecipient })
    else if (message) result.failed.push({ id, error: 'missing_glyph', message })
    else result.done.push(id)
  }
  return result
}
