import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../db/any-of.ts'
import { withRetry } from '../db/with-retry.ts'
import type { RetentionTables } from './tables.ts'

/** A hold that is in force: neither lifted nor ended. */
export const standingHold = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(hold.lifted_at IS NULL AND (hold.until IS NULL OR hold.until > ${now}))`

/**
 * Whether this column of the row names no person or organisation under a hold. The subquery does not refer to the row, so a
 * distributed database can ask the coordinator once and then the workers.
 */
export const isFree = (column: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`((${sql.ref(column)} IN (
    SELECT hold.subject_id FROM hold WHERE ${standingHold(now)})) IS NOT TRUE)`

/** The hold in force over one of these people and organisations; if there are several, the one that lasts longest. */
export async function findHold(
  db: Db | Tx,
  subjects: readonly string[],
  now: Date,
): Promise<{ reason: string; until: Date | null } | undefined> {
  return db
    .selectFrom('hold')
    .select(['reason', 'until'])
    .where(standingHold(now))
    .where('subject_id', '=', anyOf(subjects))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
}

/**
 * Waits for holds that are being set, and lets no other be set before the transaction ends. Call it before you ask which holds
 * stand over what you delete. It locks the table, since a hold has no row yet while it is being set, and what it protects has
 * rows of many kinds; transactions that delete do not wait for each other.
 */
export async function blockNewHolds(tx: Tx): Promise<void> {
  await sql`LOCK TABLE hold IN SHARE MODE`.execute(tx)
}

/** Waits for what deletes, as setting and lifting a hold do. Lock holds before what `withSecondAdmin` locks. */
export async function lockHolds(tx: Tx): Promise<void> {
  await sql`LOCK TABLE hold IN ROW EXCLUSIVE MODE`.execute(tx)
}

/** Deletes what is under no hold, in a transaction during which no hold is set. */
export const purgeFree = (db: Db, deleteRows: (tx: Tx) => Promise<unknown>): Promise<void> =>
  withRetry(db, async (tx) => {
    await blockNewHolds(tx)
    await deleteRows(tx)
  })

export async function placeHold(
  tx: Tx,
  hold: Omit<Insertable<RetentionTables['hold']>, 'lifted_by' | 'lifted_at'>,
): Promise<void> {
  await tx
    .insertInto('hold')
    .values({ ...hold, lifted_by: null, lifted_at: null })
    .execute()
}

/** Lifts a hold, and returns its subject; undefined if the hold is unknown or already lifted. */
export async function endHold(
  tx: Tx,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<string | undefined> {
  const ended = await tx
    .updateTable('hold')
    .set({ lifted_by: by, lifted_at: at })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('subject_id')
    .executeTakeFirst()
  return ended?.subject_id
}
