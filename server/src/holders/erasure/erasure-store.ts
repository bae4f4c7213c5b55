import type { Erasure } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'
import type { ErasureRow } from './tables.ts'

export const erasureToWire = ({ asked_at, due_at }: ErasureRow): Erasure => ({
  askedAt: asked_at.toISOString(),
  dueAt: due_at.toISOString(),
})

/** What this person asked for and was not carried out yet. */
export async function findErasure(db: Db | Tx, accountId: string): Promise<ErasureRow | undefined> {
  return db
    .selectFrom('erasure')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}
