import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** Removes a badge that a student keeps. Throws not_found, also for other people's. */
export async function removeBadge({ db }: Context, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('kept_badge')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw refusal('not_found.badge')
}

/** Deletes all badges of a person, and what their applications could read of them. */
export async function forgetBadges(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('kept_badge').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('badge_profile').where('account_id', '=', accountId).execute()
}
