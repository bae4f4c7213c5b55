import type { Db, Tx } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'
import { findHold } from '../../platform/retention/hold.ts'

/**
 * The hold that prevents a person's erasure: one over the person, or over an organisation that lists them or has certified
 * them. If there are several, the one that lasts longest.
 */
export async function findHoldOver(
  db: Db | Tx,
  accountId: string,
  now: Date,
): Promise<{ reason: string; until: Date | null } | undefined> {
  return findHold(db, [accountId, ...(await organisationsOf(db, [accountId]))], now)
}
