import type { Erasure } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { ErasureRow } from './tables.ts'

export const erasureToWire = ({ asked_at, due_at }: ErasureRow): Erasure => ({
  askedAt: asked_at.toISOString(),
  dueAt: due_at.toISOString(),
})

/** What this person asked for and nobody has carried out yet. */
export async function findErasure(db: Db | Tx, accountId: string): Promise<ErasureRow | undefined> {
  return db
    .selectFrom('erasure')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}

/** Those of these accounts of which only the id is left. */
export async function erasedAmong(db: Db | Tx, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('erasure')
    .select('account_id')
    .where('account_id', '=', sql<string>`ANY(${[...new Set(accountIds)]}::text[])`)
    .where('done_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.account_id))
}
