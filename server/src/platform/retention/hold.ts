import { type RawBuilder, sql } from 'kysely'

/** A hold that was not lifted and has not ended. */
export const standingHold = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(hold.lifted_at IS NULL AND (hold.until IS NULL OR hold.until > ${now}))`

/** Whether no hold stands over the person or organisation that this column of the row names. */
export const isFree = (column: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`NOT EXISTS (
    SELECT 1 FROM hold WHERE hold.subject_id = ${sql.ref(column)} AND ${standingHold(now)})`
