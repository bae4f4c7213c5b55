import type { correctRequest } from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireCategory } from '../category/require-category.ts'
import { addCertificates } from '../certificate/draft/add-certificates.ts'
import { lockCertificate } from '../certificate/lock-certificates.ts'
import { changedContent, contentOf } from './corrected-fields.ts'
import { newVersionOf } from './new-version.ts'
import { approveRequest } from './request/approve-request.ts'
import { requireCorrectable } from './require-correctable.ts'

type Correction = z.output<typeof correctRequest>

/**
 * Creates a pending certificate that corrects a signed one of the organisation, for the same holder and with the same version
 * of the template. The old one stays in force until the correction has its state (signed or accepted). Returns the new
 * certificate's id. Throws 'invalid' if nothing changes or the category is unknown, 'missing_glyph' for a text that cannot be
 * drawn, and the errors of `requireCorrectable` and `approveRequest`.
 */
export async function correctCertificate(
  ctx: Context,
  owner: Reach & { accountId: string },
  { id, correction }: { id: string; correction: Correction },
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  const { accountId, organisationId } = owner
  const now = ctx.clock()
  const { requestId, details, ...facts } = correction
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const corrected = await lockCertificate(tx, organisationId, id)
      await requireCorrectable(tx, corrected)
      const { alignments = [] } = corrected.details
      const wanted = { facts, details: details ?? corrected.details }
      const changes = changedContent(contentOf(corrected), wanted)
      if (changes.length === 0) throw refusal('invalid.nothing_to_correct')
      const isOfOtherType = changes.some(({ field }) => field === 'categoryName')
      const [row] = await addCertificates(tx, { organisationId, now }, [
        {
          ...newVersionOf(corrected, wanted),
          alignments: isOfOtherType
            ? await requireCategory(tx, owner, facts.categoryName, 'categoryName')
            : alignments,
        },
      ])
      const made = { actor: accountId, action: 'certificate.created', subject: row!.id } as const
      const approval =
        requestId && (await approveRequest(ctx, tx, { corrected, requestId, correctedBy: row!.id }))
      await appendAudit(ctx, tx, organisationId, now, [
        { ...made, detail: { corrects: corrected.id } },
        ...(approval ? [{ actor: accountId, ...approval }] : []),
      ])
      return row!.id
    }),
  )
}
