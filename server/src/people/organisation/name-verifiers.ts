import type { Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

const mostNames = 3

/** The approved verifiers, all or those among these ids: how many there are, and the first few by name. */
export async function nameVerifiers(
  db: Db,
  ids?: readonly string[],
): Promise<{ count: number; names: string[] }> {
  const rows = await db
    .selectFrom('organisation')
    .select((q) => q.fn.coalesce('display_name', 'name').as('shown'))
    .select((q) => q.fn.countAll<string>().over().as('count'))
    .where('role', '=', 'verifier')
    .where('status', '=', 'approved')
    .$if(ids !== undefined, (q) => q.where('id', '=', anyOf([...ids!])))
    .orderBy('shown')
    .orderBy('id')
    .limit(mostNames)
    .execute()
  return { count: Number(rows[0]?.count ?? 0), names: rows.map(({ shown }) => shown) }
}
