import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Which of these accounts were erased: those with their id in place of the email. */
export async function erasedAmong(db: Db | Tx, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf([...new Set(accountIds)]))
    .whereRef('email', '=', 'id')
    .execute()
  return new Set(rows.map((row) => row.id))
}
