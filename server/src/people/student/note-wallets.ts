import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { atEachOrganisation } from '../account/organisations-of.ts'
import { writeSearches } from './write-searches.ts'

/** Makes students of any issuer searchable by their account's wallet, unless they already are. */
export async function noteStudentWallets(tx: Tx, wallets: ReadonlyMap<string, string>): Promise<void> {
  if (wallets.size === 0) return
  const accountIds = [...wallets.keys()]
  const students = await atEachOrganisation(tx, accountIds, (organisationId) =>
    tx
      .selectFrom('student')
      .select(['org_id', 'id', 'account_id', 'search'])
      .where('org_id', '=', organisationId)
      .where('account_id', '=', anyOf(accountIds))
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const rows = students.flatMap(({ org_id, id, account_id, search }) => {
    const wallet = searchText([wallets.get(account_id)!])
    if (search.includes(wallet)) return []
    const wider = `${search}\n${wallet}`
    return [{ org_id, id, search: wider, grams: gramsOf(org_id, wider) }]
  })
  await writeSearches(tx, rows)
}
