import type { Db } from '../../context.ts'

/** Notes that a person has seen everything up to this entry; an older one than before changes nothing. */
export async function readNotifications(db: Db, accountId: string, upTo: string): Promise<void> {
  await db
    .insertInto('notification_read')
    .values({ account_id: accountId, seq: upTo })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ seq: upTo }).where('notification_read.seq', '<', upTo),
    )
    .execute()
}
