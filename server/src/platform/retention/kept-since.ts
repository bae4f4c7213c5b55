import { dayMs } from '@credenza/schema'
import { type RetentionKind, retentionBounds } from '@credenza/schema/data-protection'
import type { Context, Tx } from '../../context.ts'

/** Data older than this are purged: as many days ago as an administrator chose, or the default. */
export async function keptSince(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: RetentionKind,
): Promise<Date> {
  const chosen = await db
    .selectFrom('retention_choice')
    .select('days')
    .where('kind', '=', kind)
    .executeTakeFirst()
  const days = chosen?.days ?? retentionBounds[kind].standard
  return new Date(clock().getTime() - days * dayMs)
}

/** Sets for how many days a kind of data is kept, from the next purge on. */
export async function setRetention(
  tx: Tx,
  kind: RetentionKind,
  days: number,
  chosen_at: Date,
): Promise<void> {
  await tx
    .insertInto('retention_choice')
    .values({ kind, days, chosen_at })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days, chosen_at }))
    .execute()
}
