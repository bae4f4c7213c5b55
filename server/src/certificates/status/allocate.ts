import { randomInt } from 'node:crypto'
import { STATUS_LIST_ENTRIES } from '@credenza/credential/status'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'

/** A list is closed once half of it is used. Until then, a random draw takes two tries on average. */
const mostUsed = STATUS_LIST_ENTRIES / 2

export interface Allocation {
  list: number
  index: number
}

/**
 * Draws a random status list index for each subject (certificate id) in the organisation's lists. A subject that already has
 * one keeps it, so a repeated call is harmless. No index is used twice. `alongside` runs in the same transaction.
 */
export async function allocateStatus(
  ctx: Context,
  organisationId: string,
  subjects: readonly string[],
  alongside: (tx: Tx) => Promise<void> = async () => {},
): Promise<Map<string, Allocation>> {
  return withRetry(ctx.db, async (tx) => {
    const list = await openList(tx, organisationId)
    const places = new Map<string, Allocation>()
    let drawn = 0
    // Most subjects are new, so this looks for existing places only for those whose draw fails.
    for (let rest = subjects; rest.length > 0; rest = rest.filter((subject) => !places.has(subject))) {
      const fresh = await draw(tx, organisationId, list, rest)
      for (const [subject, index] of fresh) places.set(subject, { list, index })
      drawn += fresh.size
      const without = rest.filter((subject) => !fresh.has(subject))
      for (const [subject, place] of await allocated(tx, organisationId, without)) places.set(subject, place)
    }
    await countUsed(tx, organisationId, list, drawn)
    await alongside(tx)
    return places
  })
}

/** The number of the list that takes new entries, locked until the transaction ends. */
async function openList(tx: Tx, organisationId: string): Promise<number> {
  await addList(tx, organisationId, 1)
  const newest = await tx
    .selectFrom('status_list')
    .select(['list', 'used'])
    .where('org_id', '=', organisationId)
    .orderBy('list', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (newest.used < mostUsed) return newest.list
  await addList(tx, organisationId, newest.list + 1)
  return newest.list + 1
}

async function addList(tx: Tx, organisationId: string, list: number): Promise<void> {
  await tx
    .insertInto('status_list')
    .values({ org_id: organisationId, list, used: 0, credential: null, valid_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * One round of draws. Returns the indexes of the subjects that got one; not those that drew a taken index or already have one.
 */
async function draw(
  tx: Tx,
  organisationId: string,
  list: number,
  subjects: readonly string[],
): Promise<Map<string, number>> {
  const indexes = subjects.map(() => randomInt(STATUS_LIST_ENTRIES))
  const { rows } = await sql<{ certificate_id: string; index: number }>`
    INSERT INTO status_entry (org_id, list, index, certificate_id, revoked)
    SELECT ${organisationId}, ${list}, index, subject, false
    FROM unnest(${indexes}::int[], ${subjects}::text[]) AS drawn (index, subject)
    ON CONFLICT DO NOTHING
    RETURNING certificate_id, index`.execute(tx)
  return new Map(rows.map((row) => [row.certificate_id, row.index]))
}

async function countUsed(tx: Tx, organisationId: string, list: number, drawn: number): Promise<void> {
  if (drawn === 0) return
  await tx
    .updateTable('status_list')
    .set((eb) => ({ used: eb('used', '+', drawn) }))
    .where('org_id', '=', organisationId)
    .where('list', '=', list)
    .execute()
}

/**
 * Looks up each subject separately: for all of them at once, a planner without fresh statistics reads every entry of the
 * organisation, and allocating gets slower with each certificate.
 */
async function allocated(
  tx: Tx,
  organisationId: string,
  subjects: readonly string[],
): Promise<Map<string, Allocation>> {
  if (subjects.length === 0) return new Map()
  const { rows } = await sql<{ certificate_id: string; list: number; index: number }>`
    SELECT entry.* FROM unnest(${subjects}::text[]) AS wanted (subject)
    CROSS JOIN LATERAL (
      SELECT certificate_id, list, index FROM status_entry
      WHERE org_id = ${organisationId} AND certificate_id = wanted.subject LIMIT 1
    ) AS entry`.execute(tx)
  return new Map(rows.map(({ certificate_id, list, index }) => [certificate_id, { list, index }]))
}
