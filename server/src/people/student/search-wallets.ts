import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { writeSearches } from './write-searches.ts'

/** Makes an organisation's students searchable by these wallets, given by account, unless they already are. */
export async function noteStudentWallets(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<void> {
  const students = await studentsWhose(tx, organisationId, wallets, { haveIt: false })
  await writeSearches(
    tx,
    students.map(({ id, search, wallet }) => withSearch(organisationId, id, `${search}\n${wallet}`)),
  )
}

/** Stops searches from finding an organisation's students by these wallets, given by account. */
export async function forgetStudentWallets(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<void> {
  const students = await studentsWhose(tx, organisationId, wallets, { haveIt: true })
  await writeSearches(
    tx,
    students.map(({ id, search, wallet }) =>
      withSearch(organisationId, id, search.replaceAll(`\n${wallet}`, '')),
    ),
  )
}

const withSearch = (org_id: string, id: string, search: string) => ({
  org_id,
  id,
  search,
  grams: gramsOf(org_id, search),
})

/** The students with these accounts, locked, whose search texts have their account's wallet, or lack it. */
async function studentsWhose(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
  { haveIt }: { haveIt: boolean },
): Promise<{ id: string; search: string; wallet: string }[]> {
  if (wallets.size === 0) return []
  const { rows } = await sql<{ id: string; search: string; wallet: string }>`
    SELECT student.id, student.search, holder.wallet FROM student
    JOIN unnest(${[...wallets.keys()]}::text[], ${[...wallets.values()].map((one) => searchText([one]))}::text[])
      AS holder (account_id, wallet) ON student.account_id = holder.account_id
    WHERE student.org_id = ${organisationId} AND (position(holder.wallet IN student.search) > 0) = ${haveIt}
    ORDER BY student.id FOR UPDATE OF student`.execute(tx)
  return rows
}
