import type { Db, Tx } from '../../context.ts'

export async function countAdmins(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('realm', '=', 'admin')
    .executeTakeFirstOrThrow()
  return Number(count)
}
