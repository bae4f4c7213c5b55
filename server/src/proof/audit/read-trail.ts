import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'

/** How many entries are read at a time. */
export const pageSize = 2000

/** Longer than the second phase of a commit on two nodes takes. */
const settlingMs = 100

/** The head, and the first and last entry in the table. */
export async function readTrailHead(db: Db, organisationId: string) {
  // Read the entries first: otherwise one appended between the two statements would seem to be past the head.
  const {
    rows: [entries],
  } = await sql<{ first: string | null; last: string | null; is_registered: boolean }>`
    SELECT min(seq) AS first, max(seq) AS last, coalesce(bool_or(seq = 1 AND action = 'organisation.registered'), false) AS is_registered
    FROM (
      (SELECT seq, action FROM audit_entry WHERE org_id = ${organisationId} ORDER BY seq LIMIT 1) UNION ALL
      (SELECT seq, action FROM audit_entry WHERE org_id = ${organisationId} ORDER BY seq DESC LIMIT 1)
    ) AS ends`.execute(db)
  const { rows } = await sql<{
    seq: string
    hash: Uint8Array
    mac: Uint8Array | null
    last_logged: string | null
    noted_logged: string | null
    is_organisation: boolean
  }>`
    SELECT head.seq, head.hash, head.mac,
      (SELECT max(seq) FROM trail_leaf WHERE org_id = head.org_id) AS last_logged,
      (SELECT seq FROM trail_logged WHERE org_id = head.org_id) AS noted_logged,
      EXISTS (SELECT FROM organisation WHERE id = head.org_id) AS is_organisation
    FROM audit_head AS head WHERE head.org_id = ${organisationId}`.execute(db)
  return (
    rows[0] && {
      seq: BigInt(rows[0].seq),
      hash: rows[0].hash,
      mac: rows[0].mac,
      firstEntry: BigInt(entries!.first ?? 1),
      lastEntry: BigInt(entries!.last ?? 0),
      lastLogged: BigInt(rows[0].last_logged ?? 0),
      notedLogged: BigInt(rows[0].noted_logged ?? 0),
      // Otherwise someone could delete a trail that was never logged, and it would begin again with the next entry.
      beginsSoundly: !rows[0].is_organisation || entries!.is_registered,
    }
  )
}

/**
 * The next entries after `seq`, up to the head. In a distributed database the newest entries can become visible a moment after
 * the head, so if some are missing, this waits and reads once more.
 */
export async function entriesUpTo(db: Db, organisationId: string, seq: bigint, head: bigint) {
  const page = db
    .selectFrom('audit_entry')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('seq', '>', String(seq))
    .where('seq', '<=', String(head))
    .orderBy('seq')
    .limit(pageSize)
  const entries = await page.execute()
  if (entries.length === pageSize || entries.at(-1)?.seq === String(head)) return entries
  await pause(settlingMs)
  return page.execute()
}

/** The logged heads of a trail after one entry and up to another. */
export async function loggedHeads(
  db: Db,
  organisationId: string,
  after: bigint,
  until: bigint,
): Promise<Map<string, Uint8Array>> {
  const rows = await db
    .selectFrom('trail_leaf')
    .select(['seq', 'hash'])
    .where('org_id', '=', organisationId)
    .where('seq', '>', String(after))
    .where('seq', '<=', String(until))
    .execute()
  return new Map(rows.map((row) => [row.seq, row.hash]))
}
