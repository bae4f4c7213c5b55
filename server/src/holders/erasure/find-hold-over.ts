import type { Db, Tx } from '../../context.ts'
import { standingHold } from '../../platform/retention/hold.ts'

/**
 * The hold that keeps a person from being erased: one over the person, or over an organisation that lists them or has
 * certified them. Of several, the one that stands longest.
 */
export async function findHoldOver(
  db: Db | Tx,
  accountId: string,
  now: Date,
): Promise<{ reason: string; until: Date | null } | undefined> {
  return db
    .selectFrom('hold')
    .select(['reason', 'until'])
    .where(standingHold(now))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('subject_id', '=', accountId),
        eb('subject_id', 'in', selectFrom('student').select('org_id').where('account_id', '=', accountId)),
        eb(
          'subject_id',
          'in',
          selectFrom('certificate').select('org_id').where('account_id', '=', accountId),
        ),
      ]),
    )
    .orderBy('until', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
}
