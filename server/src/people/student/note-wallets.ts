import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'

/** Makes students of any issuer searchable by their account's wallet, unless they already are. */
export async function noteStudentWallets(tx: Tx, wallets: ReadonlyMap<string, string>): Promise<void> {
  if (wallets.size === 0) return
  const students = await tx
    .selectFrom('student')
    .select(['org_id', 'id', 'account_id', 'search'])
    .where('account_id', '=', anyOf([...wallets.keys()]))
    .orderBy('org_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = students.flatMap(({ org_id, id, account_id, search }) => {
    const wallet = searchText([wallets.get(account_id)!])
    if (search.includes(wallet)) return []
    const wider = `${search}\n${wallet}`
    return [{ org_id, id, search: wider, grams: gramsOf(org_id, wider) }]
  })
  await sql`
    UPDATE student SET search = noted.search, grams = noted.grams
    FROM json_populate_recordset(NULL::student, ${JSON.stringify(rows)}::json) AS noted
    WHERE student.org_id = noted.org_id AND student.id = noted.id`.execute(tx)
}
