import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { RetentionTables } from './tables.ts'

/** A hold that was not lifted and has not ended. */
export const standingHold = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(hold.lifted_at IS NULL AND (hold.until IS NULL OR hold.until > ${now}))`

/** Whether no hold stands over the person or organisation that this column of the row names. */
export const isFree = (column: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`NOT EXISTS (
    SELECT 1 FROM hold WHERE hold.subject_id = ${sql.ref(column)} AND ${standingHold(now)})`

export async function placeHold(
  tx: Tx,
  hold: Omit<Insertable<RetentionTables['hold']>, 'lifted_by' | 'lifted_at'>,
): Promise<void> {
  await tx
    .insertInto('hold')
    .values({ ...hold, lifted_by: null, lifted_at: null })
    .execute()
}

/** Ends a hold, and returns whom it was over; undefined for an unknown one or one that was ended before. */
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
