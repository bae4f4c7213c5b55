import type { SecurityEvent } from '@credenza/schema'
import { hourMs } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ecsEvent, type FedEntry } from './ecs-event.ts'
import { securityActions } from './kinds.ts'

const chunkSize = 2_000

/**
 * Gives the trails' new security events their positions, by time. Returns whether there may be more. An entry's time is the
 * start of its transaction; one that commits more than an hour later is left out. It is safe to run twice, because an entry
 * keeps its position. Only one process runs it at a time, so no position is skipped.
 */
export async function numberEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return withRetry(db, async (tx) => {
    const since = await numberedUntil(tx, clock())
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO security_event (position, org_id, seq, at)
      SELECT (SELECT coalesce(max(position), 0) FROM security_event) + row_number() OVER (ORDER BY at, org_id, seq),
        org_id, seq, at
      FROM (
        SELECT entry.org_id, entry.seq, entry.at FROM audit_entry AS entry
        WHERE entry.action = ${anyOf(securityActions)} AND entry.at >= ${since}
          AND (entry.org_id, entry.seq) NOT IN (SELECT org_id, seq FROM security_event WHERE at >= ${since})
        ORDER BY entry.at, entry.org_id, entry.seq LIMIT ${chunkSize}) AS fresh`.execute(tx)
    return numAffectedRows === BigInt(chunkSize)
  })
}

/**
 * Reads up to `limit` events after a position, oldest first. The statement has a separate part for each trail, which names it.
 */
export async function readEvents(
  ctx: Pick<Context, 'db' | 'config'>,
  { after, limit }: { after: number; limit: number },
): Promise<SecurityEvent[]> {
  const fed = await ctx.db
    .selectFrom('security_event')
    .select(['position', 'org_id', 'seq'])
    .where('position', '>', String(after))
    .orderBy('position')
    .limit(limit)
    .execute()
  if (fed.length === 0) return []
  const parts = [...Map.groupBy(fed, ({ org_id }) => org_id)].map(
    ([trail, events]) => sql`
      SELECT org_id, seq, at, actor, action, subject, detail FROM audit_entry
      WHERE org_id = ${trail} AND seq = ANY(${events.map(({ seq }) => seq)}::bigint[])`,
  )
  const { rows } = await sql<Omit<FedEntry, 'position'>>`${sql.join(parts, sql` UNION ALL `)}`.execute(ctx.db)
  const nameOf = ({ org_id, seq }: { org_id: string; seq: string }) => `${org_id}/${seq}`
  const entries = new Map(rows.map((entry) => [nameOf(entry), entry]))
  return fed.flatMap((event) => {
    const entry = entries.get(nameOf(event))
    return entry ? [ecsEvent(ctx, { ...entry, position: event.position })] : []
  })
}

/** An hour before the newest event that has a position: older entries already have one, or never get one. */
async function numberedUntil(tx: Tx, now: Date): Promise<Date> {
  const { newest } = await tx
    .selectFrom('security_event')
    .select((q) => q.fn.max('at').as('newest'))
    .where('at', '<=', now)
    .executeTakeFirstOrThrow()
  return new Date(newest ? newest.getTime() - hourMs : 0)
}

export async function newestPosition(db: Db): Promise<number> {
  const { position } = await db
    .selectFrom('security_event')
    .select((q) => q.fn.max('position').as('position'))
    .executeTakeFirstOrThrow()
  return Number(position ?? 0)
}

/** The position after which the events since this time start. */
export async function positionBefore(db: Db, since: Date): Promise<number> {
  const { first } = await db
    .selectFrom('security_event')
    .select((q) => q.fn.min('position').as('first'))
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return first === null ? await newestPosition(db) : Number(first) - 1
}
