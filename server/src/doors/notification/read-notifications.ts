import type { Db } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'

/** Stores that a person has seen everything up to this entry. Never moves backwards. */
export async function readNotifications(
  db: Db,
  { organisationId, accountId }: OrganisationCaller,
  upTo: string,
): Promise<void> {
  await db
    .insertInto('notification_read')
    .values({ org_id: organisationId, account_id: accountId, seq: upTo })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'account_id'])
        .doUpdateSet({ seq: upTo })
        .where('notification_read.seq', '<', upTo),
    )
    .execute()
}
