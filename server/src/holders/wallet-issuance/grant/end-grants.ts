import { hourMs } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'

/** Deletes a person's grants, which then open nothing any more. */
export async function forgetGrants(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('wallet_grant').where('account_id', '=', accountId).execute()
}

/** Deletes grants an hour after their end, so that their holders can still see what became of them. */
export async function purgeGrants({ db, clock }: Context): Promise<void> {
  const before = new Date(clock().getTime() - hourMs)
  await db.deleteFrom('wallet_grant').where('expires_at', '<=', before).execute()
}
