import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
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
