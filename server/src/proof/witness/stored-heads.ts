import { parseTreeHead, readNote } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Heads } from './add-checkpoint.ts'

/** Stores the heads of a witness in the database. The note has the signed size; the column beside it is for people. */
export function storedHeads({ db, clock }: Pick<Context, 'db' | 'clock'>): Heads {
  const sizeOf = (note: string) => String(parseTreeHead(readNote(note)!.text)!.size)
  return {
    read: async (origin) => {
      const row = await db
        .selectFrom('witnessed_log')
        .select('note')
        .where('origin', '=', origin)
        .executeTakeFirst()
      return row?.note ?? undefined
    },

    // Committed when it returns. If two calls replace the same note, only one still finds it.
    replace: (origin, before, note) =>
      withRetry(db, async (tx) => {
        const head = { note, size: sizeOf(note), signed_at: clock() }
        if (before !== undefined) {
          const { numUpdatedRows } = await tx
            .updateTable('witnessed_log')
            .set(head)
            .where('origin', '=', origin)
            .where('note', '=', before)
            .executeTakeFirst()
          return numUpdatedRows === 1n
        }
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('witnessed_log')
          .values({ origin, ...head, refusals: 0 })
          .onConflict((conflict) =>
            conflict.column('origin').doUpdateSet(head).where('witnessed_log.note', 'is', null),
          )
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }),

    refused: async (origin, why, note) => {
      const now = clock()
      const contradiction = why === 'other-root' ? note : null
      await db
        .insertInto('witnessed_log')
        .values({ origin, refusals: 1, refused_at: now, refusal: why, contradiction })
        .onConflict((conflict) =>
          conflict.column('origin').doUpdateSet({
            refusals: sql`witnessed_log.refusals + 1`,
            refused_at: now,
            refusal: why,
            contradiction: sql`coalesce(witnessed_log.contradiction, excluded.contradiction)`,
          }),
        )
        .execute()
    },
  }
}
