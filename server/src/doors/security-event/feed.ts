import type { SecurityEvent } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ecsEvent } from './ecs-event.ts'
import { securityActions } from './kinds.ts'

const chunkSize = 2_000

/**
 * Gives the trails' new security events their positions, in the order of their times. Returns whether there may be more.
 * An entry bears the time at which its transaction began; one that commits more than an hour later is left out.
 * Running it twice is safe: an entry has one position. Only one process at a time runs it, so no position is skipped.
 */
export async function numberEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return withRetry(db, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO security_event (position, org_id, seq, at)
      SELECT (SELECT coalesce(max(position), 0) FROM security_event) + row_number() OVER (ORDER BY at, org_id, seq),
        org_id, seq, at
      FROM (
        SELECT entry.org_id, entry.seq, entry.at FROM audit_entry AS entry
        WHERE entry.action = ${anyOf(securityActions)}
          AND entry.at >= coalesce(
            (SELECT max(at) FROM security_event WHERE at <= ${clock()}) - interval '1 hour', '-infinity')
          AND NOT EXISTS (
            SELECT 1 FROM security_event AS fed WHERE fed.org_id = entry.org_id AND fed.seq = entry.seq)
        ORDER BY entry.at, entry.org_id, entry.seq LIMIT ${chunkSize}) AS fresh`.execute(tx)
    return numAffectedRows === BigInt(chunkSize)
  })
}

/** Up to `limit` events after a position, oldest first. */
export async function readEvents(
  ctx: Pick<Context, 'db' | 'config'>,
  { after, limit }: { after: number; limit: number },
): Promise<SecurityEvent[]> {
  const entries = await ctx.db
    .selectFrom('security_event as fed')
    .innerJoin('audit_entry as entry', (join) =>
      join.onRef('entry.org_id', '=', 'fed.org_id').onRef('entry.seq', '=', 'fed.seq'),
    )
    .select(['fed.position', 'fed.org_id', 'fed.seq', 'entry.at', 'entry.actor', 'entry.action'])
    .select(['entry.subject', 'entry.detail'])
    .where('fed.position', '>', String(after))
    .orderBy('fed.position')
    .limit(limit)
    .execute()
  return entries.map((entry) => ecsEvent(ctx, entry))
}

export async function newestPosition(db: Db): Promise<number> {
  const { position } = await db
    .selectFrom('security_event')
    .select((q) => q.fn.max('position').as('position'))
    .executeTakeFirstOrThrow()
  return Number(position ?? 0)
}

/** The position after which the events since a moment begin. */
export async function positionBefore(db: Db, since: Date): Promise<number> {
  const { first } = await db
    .selectFrom('security_event')
    .select((q) => q.fn.min('position').as('first'))
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return first === null ? await newestPosition(db) : Number(first) - 1
}
