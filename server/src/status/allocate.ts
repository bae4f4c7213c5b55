import { randomInt } from 'node:crypto'
import { STATUS_LIST_ENTRIES } from '@credenza/credential/status'
import { sql } from 'kysely'
import type { Context, Tx } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'

/** A list is closed when half of it is drawn: random draws then still find a free place at the second try. */
const mostUsed = STATUS_LIST_ENTRIES / 2

export interface Allocation {
  list: number
  index: number
}

/**
 * Draws a status list index at random for each subject (certificate id) in the organisation's lists. A subject that
 * has one keeps it, so a repeated call is harmless. An index is never given twice.
 */
export async function allocateStatus(
  ctx: Context,
  organisationId: string,
  subjects: readonly string[],
): Promise<Map<string, Allocation>> {
  return withRetry(ctx.db, async (tx) => {
    const list = await openList(tx, organisationId)
    for (;;) {
      const known = await allocated(tx, organisationId, subjects)
      const missing = subjects.filter((subject) => !known.has(subject))
      if (missing.length === 0) return known
      await draw(tx, organisationId, list, missing)
    }
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

/** One round of drawing: whoever drew a taken place stays without and draws again. */
async function draw(
  tx: Tx,
  organisationId: string,
  list: number,
  subjects: readonly string[],
): Promise<void> {
  const indexes = subjects.map(() => randomInt(STATUS_LIST_ENTRIES))
  const { numAffectedRows } = await sql`
    INSERT INTO status_entry (org_id, list, index, certificate_id, revoked)
    SELECT ${organisationId}, ${list}, index, subject, false
    FROM unnest(${indexes}::int[], ${subjects}::text[]) AS drawn (index, subject)
    ON CONFLICT DO NOTHING`.execute(tx)
  await tx
    .updateTable('status_list')
    .set((eb) => ({ used: eb('used', '+', Number(numAffectedRows ?? 0n)) }))
    .where('org_id', '=', organisationId)
    .where('list', '=', list)
    .execute()
}

async function allocated(
  tx: Tx,
  organisationId: string,
  subjects: readonly string[],
): Promise<Map<string, Allocation>> {
  const rows = await tx
    .selectFrom('status_entry')
    .select(['certificate_id', 'list', 'index'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', sql<string>`ANY(${subjects}::text[])`)
    .execute()
  return new Map(rows.map(({ certificate_id, list, index }) => [certificate_id, { list, index }]))
}
