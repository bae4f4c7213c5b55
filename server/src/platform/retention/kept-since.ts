import { type RetentionKind, retentionBounds } from '@credenza/schema/data-protection'
import type { Context } from '../../context.ts'

const dayMs = 24 * 60 * 60_000

/** Older data are purged: the moment as many days ago as an administrator chose, or else the default. */
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
