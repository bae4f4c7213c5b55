import { dayMs, type makePresentationRequest, type PresentationRequest } from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requestToWire, sealWords } from './request-store.ts'

/** Creates the link that asks one holder to show facts of a certificate. It accepts one answer. */
export async function makeRequest(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  wish: z.output<typeof makePresentationRequest>,
  idempotency: IdempotencyKey | undefined,
): Promise<PresentationRequest> {
  const now = ctx.clock()
  const row = {
    org_id: organisationId,
    id: newTenantId('ask', organisationId),
    account_id: accountId,
    state: 'waiting' as const,
    sealed_words: sealWords(ctx.keys, { title: wish.title, purpose: wish.purpose }),
    facts: [...new Set(wish.facts)],
    created_at: now,
    ends_at: new Date(now.getTime() + wish.openDays * dayMs),
    kept_days: wish.keptDays,
    ended_at: null,
    kept_until: null,
    answered_with: null,
    verdict: null,
    answer_sha256: null,
    sealed_answer: null,
    refused_answers: 0,
  }
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await tx.insertInto('presentation_request').values(row).execute()
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'presentation.asked', subject: row.id },
      ])
      return requestToWire(ctx, row)
    }),
  )
}
