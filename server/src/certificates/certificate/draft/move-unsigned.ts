import { sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import { walletsOf } from '../../../people/account/wallets-of.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { searchText } from '../../../platform/lists/search-text.ts'
import { noteShownWallets } from '../search/search-wallets.ts'

/**
 * Moves the unsigned certificates of students to their new accounts; signed ones stay with the account that they were
 * signed for. Returns the ids of the moved certificates.
 */
export async function moveUnsigned(
  tx: Tx,
  organisationId: string,
  accounts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const drafts = await tx
    .selectFrom('certificate')
    .select(['id', 'student_id', 'account_id'])
    .where('org_id', '=', organisationId)
    .where('student_id', '=', anyOf([...accounts.keys()]))
    .where('signed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const wallets = await walletsOf(
    tx,
    drafts.map((draft) => draft.account_id),
  )
  // Searches no longer find them by the wallet of somebody else, which was noted if something else was signed for that account.
  const lines = drafts.map(({ account_id }) => {
    const wallet = wallets.get(account_id)
    return wallet === undefined ? '' : `\n${searchText([wallet])}`
  })
  await sql`
    UPDATE certificate SET account_id = moved.account_id, search = replace(certificate.search, moved.line, '')
    FROM unnest(${drafts.map(({ id }) => id)}::text[],
      ${drafts.map(({ student_id }) => accounts.get(student_id)!)}::text[], ${lines}::text[])
      AS moved (id, account_id, line)
    WHERE certificate.org_id = ${organisationId} AND certificate.id = moved.id`.execute(tx)
  await noteShownWallets(tx, organisationId, [...accounts.values()])
  return drafts.map(({ id }) => id)
}
