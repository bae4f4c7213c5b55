import { type correctRequest, messages } from '@credenza/schema'
import type { z } from 'zod'
import { appendAudit } from '../audit/append.ts'
import { addCertificates } from '../certificate/add-certificates.ts'
import { lockCertificates } from '../certificate/certificate-store.ts'
import { requireCategory } from '../certificate/require-category.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../platform/http/idempotency.ts'
import { checkNames } from '../template/check-names.ts'
import { changesBetween, correctableFacts } from './corrected-fields.ts'
import { approveRequest } from './request/approve-request.ts'
import { requireCorrectable } from './require-correctable.ts'

type Correction = z.output<typeof correctRequest>

/**
 * Makes a pending certificate that corrects a signed one of the organisation: for the same holder, drawn by the same
 * version of the template. Until it stands as firmly, the old one stands. Gives the new one's id.
 * Throws 'invalid' when nothing changes or the category is unknown, 'missing_glyph' for a name that cannot be printed,
 * and whatever `requireCorrectable` and `approveRequest` refuse.
 */
export async function correctCertificate(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { id, correction }: { id: string; correction: Correction },
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  const now = ctx.clock()
  const { requestId, ...wanted } = correction
  requirePrintable(wanted.userName)
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const [corrected] = await lockCertificates(tx, organisationId, [id])
      if (!corrected) throw notFound(messages.certificateNotFound)
      await requireCorrectable(tx, corrected)
      const changes = changesBetween(correctableFacts(corrected), wanted)
      if (changes.length === 0) throw new ApiError('invalid', 'The certificate says all of this already.')
      if (changes.some(({ field }) => field === 'categoryName')) {
        await requireCategory(tx, organisationId, wanted.categoryName, 'categoryName')
      }
      const [row] = await addCertificates(tx, organisationId, now, [
        {
          recipient: {
            id: corrected.student_id,
            account_id: corrected.account_id,
            name: wanted.userName,
          },
          category_name: wanted.categoryName,
          title: wanted.title,
          date: wanted.date,
          valid_until: wanted.validUntil,
          template_id: corrected.template_id,
          template_version: corrected.template_version,
          results: corrected.results,
          predecessor_id: corrected.id,
        },
      ])
      const made = { actor: accountId, action: 'certificate.created', subject: row!.id }
      const approval =
        requestId && (await approveRequest(ctx, tx, { corrected, requestId, correctedBy: row!.id }))
      await appendAudit(tx, organisationId, now, [
        { ...made, detail: { corrects: corrected.id } },
        ...(approval ? [{ actor: accountId, ...approval }] : []),
      ])
      return row!.id
    }),
  )
}

function requirePrintable(name: string): void {
  const message = checkNames([name]).get(name)
  if (message) throw new ApiError('missing_glyph', message, { userName: message })
}
