import { filsPerDirham } from '@credenza/schema'
import { listAllCategoryNames } from '../../certificates/category/list-categories.ts'
import type { Context } from '../../context.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { beginOf } from './begin-of.ts'
import { typeKeyOf } from './fee-store.ts'

export interface NewFee {
  /** In whole dirhams. */
  amount: number
  certificateType: string
  /** 'YYYY-MM-DD', from midnight in the verifier's time zone; empty to begin at once. */
  effectiveFrom: string
}

/**
 * Sets a verifier's fee for requests that enter its queue from now on, or from a later day. Waiting requests keep their price.
 * Throws 'invalid' for a type that nobody issues and for a day in the past.
 */
export async function addFee(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { amount, certificateType, effectiveFrom }: NewFee,
  idempotency: IdempotencyKey | undefined,
): Promise<void> {
  const now = ctx.clock()
  const begins = beginOf(effectiveFrom, now, (await timeZoneOf(ctx.db, organisationId)) ?? 'UTC')
  const key = typeKeyOf(certificateType)
  const types = await listAllCategoryNames(ctx)
  const known = types.find((type) => typeKeyOf(type.name) === key)
  if (!known) throw fieldRefusal('certificateType', 'invalid.certificate_type_needed')
  const row = {
    org_id: organisationId,
    id: newTenantId('fee', organisationId),
    type_key: key,
    certificate_type: known.name,
    amount_fils: String(BigInt(amount) * BigInt(filsPerDirham)),
    effective_from: begins,
    created_at: now,
  }
  await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await tx.insertInto('verifier_fee').values(row).execute()
      const entry = { actor: accountId, action: 'fee.added' as const, subject: row.id }
      await appendAudit(ctx, tx, organisationId, now, [{ ...entry, detail: { amount } }])
      return {}
    }),
  )
}
