import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** Removes a student's kept badge. Throws not_found, also for somebody else's. */
export async function removeBadge({ db }: Context, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('kept_badge')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw refusal('not_found.badge')
}

/** Deletes all badges of a person, and the profile that their applications could read. */
export async function forgetBadges(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('kept_badge').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('badge_profile').where('account_id', '=', accountId).execute()
}
