import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'

/** Stops searches, of any issuer, from finding students by a wallet that their account has had. */
export async function forgetWallet(tx: Tx, accountId: string, wallet: string): Promise<void> {
  const students = await tx
    .selectFrom('student')
    .select(['org_id', 'id', 'search'])
    .where('account_id', '=', accountId)
    .orderBy('org_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = students.map(({ org_id, id, search }) => {
    const narrower = search.replaceAll(`\n${searchText([wallet])}`, '')
    return { org_id, id, search: narrower, grams: gramsOf(org_id, narrower) }
  })
  await sql`
    UPDATE student SET search = noted.search, grams = noted.grams
    FROM json_populate_recordset(NULL::student, ${JSON.stringify(rows)}::json) AS noted
    WHERE student.org_id = noted.org_id AND student.id = noted.id`.execute(tx)
}
