import { hourMs } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { hasBegun } from '../../../platform/in-force.ts'

/** Deletes a person's grants, which then open nothing any more. */
export async function forgetGrants(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('wallet_grant').where('account_id', '=', accountId).execute()
}

/**
 * Deletes grants an hour after their end, so that their holders can still see what became of them, and those that were made while
 * the clock was ahead.
 */
export async function purgeGrants({ db, clock }: Context): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - hourMs)
  await db
    .deleteFrom('wallet_grant')
    .where(({ eb, not, or }) => or([eb('expires_at', '<=', before), not(hasBegun('created_at', now))]))
    .execute()
}
