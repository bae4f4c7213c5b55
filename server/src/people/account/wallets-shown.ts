import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import { walletsOf } from './wallets-of.ts'

/**
 * The wallets, by account, that an organisation is shown and can search for: those of people of whom it holds a signed
 * certificate. To know an email is not enough: anybody who is approved can add any email to its students (decision 0108).
 */
export async function walletsShownTo(
  db: Db | Tx,
  organisationId: string,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  return shownAmong(db, organisationId, await walletsOf(db, accountIds))
}

/** Keeps the wallets, by account, that an organisation is shown. */
export async function shownAmong(
  db: Db | Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  if (wallets.size === 0) return new Map()
  const rows = await certified(db, organisationId, [...wallets.keys()])
  return new Map(rows.map(({ account_id }) => [account_id, wallets.get(account_id)!]))
}

/**
 * Which of these accounts the organisation has signed for. One statement for all of them: without fresh statistics it reads
 * the organisation's certificates once, where a look-up for each account could read them as many times.
 */
const certified = builtOnce((db, organisationId: string, accountIds: readonly string[]) =>
  db
    .selectFrom('certificate')
    .select('account_id')
    .distinct()
    .where('org_id', '=', organisationId)
    .where('account_id', '=', anyOf(accountIds))
    .where('signed_at', 'is not', null),
)
