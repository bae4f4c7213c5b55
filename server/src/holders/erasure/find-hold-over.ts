import type { Db, Tx } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { standingHold } from '../../platform/retention/hold.ts'

/**
 * The hold that prevents a person's erasure: one over the person, or over an organisation that lists them or has certified
 * them. If there are several, the one that lasts longest.
 */
export async function findHoldOver(
  db: Db | Tx,
  accountId: string,
  now: Date,
): Promise<{ reason: string; until: Date | null } | undefined> {
  const organisations = await organisationsOf(db, [accountId])
  return db
    .selectFrom('hold')
    .select(['reason', 'until'])
    .where(standingHold(now))
    .where('subject_id', '=', anyOf([accountId, ...organisations]))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
}
