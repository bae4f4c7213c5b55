import type { PlatformShare } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { changeSetting } from '../../people/two-admins/change-setting.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { newPlatformShareId } from '../../platform/ids.ts'
import { platform } from '../ledger/accounts.ts'
import { readTaxProfile } from '../tax/tax-profile.ts'
import { taxZone } from '../tax/uae-time.ts'
import { beginOf } from './begin-of.ts'

/** The subject of audit entries about the platform's share. */
export const shareSubject = 'platform_share'

/** The percentage that the platform keeps of a fee charged at this instant. */
export async function shareAt(db: Db | Tx, at: Date): Promise<number> {
  const row = await db
    .selectFrom('platform_share')
    .select('percent')
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.percent ?? 0
}

export async function readPlatformShare(db: Db | Tx, now: Date): Promise<PlatformShare> {
  const next = await db
    .selectFrom('platform_share')
    .select(['percent', 'effective_from'])
    .where('effective_from', '>', now)
    .orderBy('effective_from')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    percent: await shareAt(db, now),
    next: next ? { percent: next.percent, effectiveFrom: next.effective_from.toISOString() } : null,
  }
}

/**
 * Sets what the platform keeps of fees charged from now or from a later day on. A second administrator may have to approve.
 * Throws 'invalid' for a day in the past, and for a share while the platform's tax details for its invoices are missing.
 */
export async function changePlatformShare(
  ctx: Context,
  admin: Caller,
  { percent, effectiveFrom }: { percent: number; effectiveFrom: string },
): Promise<PlatformShare> {
  const id = newPlatformShareId()
  await changeSetting(
    ctx,
    admin,
    {
      act: { act: 'platform-share.change', parameters: [String(percent), effectiveFrom] },
      action: 'platform-share.changed',
      subject: shareSubject,
      detail: { percent },
    },
    async (tx, now) => {
      if (percent > 0 && !(await readTaxProfile(tx, platform)))
        throw fieldRefusal('percent', 'invalid.share_without_details')
      const effective_from = beginOf(effectiveFrom, now, taxZone)
      await tx.insertInto('platform_share').values({ id, percent, effective_from, decided_at: now }).execute()
    },
  )
  return readPlatformShare(ctx.db, ctx.clock())
}
