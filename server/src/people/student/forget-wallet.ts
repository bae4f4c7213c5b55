import type { Tx } from '../../context.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { atEachOrganisation } from '../account/organisations-of.ts'
import { writeSearches } from './write-searches.ts'

/** Stops searches, of any issuer, from finding students by a wallet that their account has had. */
export async function forgetWallet(tx: Tx, accountId: string, wallet: string): Promise<void> {
  const students = await atEachOrganisation(tx, [accountId], (organisationId) =>
    tx
      .selectFrom('student')
      .select(['org_id', 'id', 'search'])
      .where('org_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const rows = students.map(({ org_id, id, search }) => {
    const narrower = search.replaceAll(`\n${searchText([wallet])}`, '')
    return { org_id, id, search: narrower, grams: gramsOf(org_id, narrower) }
  })
  await writeSearches(tx, rows)
}
