import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Which of these organisations are suspended. */
export async function suspendedAmong(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'suspended')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Like `suspendedAmong`, with each of them held: nobody suspends or reinstates one until the transaction ends. Call it before
 * their keys are held, because others lock the organisation first.
 */
export async function holdSuspendedAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('organisation')
    .select(['id', 'status'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.filter(({ status }) => status === 'suspended').map(({ id }) => id))
}

/** All suspended organisations; there are few. */
export async function suspendedOrganisations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('organisation').select('id').where('status', '=', 'suspended').execute()
  return rows.map(({ id }) => id)
}
