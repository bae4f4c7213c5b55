import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { stateRecorded } from '../../proof/audit/append.ts'
import { archivedEnd, archivedParts } from '../../proof/audit/archived/archived-parts.ts'
import { firstMismatch, type HashedEntry } from '../../proof/audit/archived/part-hashes.ts'
import type { LoggedHead, PartContent } from './part-file.ts'

/**
 * The actions on certificates and students, which make up nearly all entries of a trail. All other entries stay, because lists
 * of security events, of the organisation's history and of breaches read them.
 */
const movable = [
  stateRecorded,
  'certificate.created',
  'certificate.signed',
  'certificate.stored',
  'certificate.accepted',
  'certificate.logged',
  'delivery.sent',
  'student.added',
  'student.edited',
  'batch.progressed',
]

/** The file of such a part has a few megabytes. */
const mostEntries = 20_000

/** The next part of a trail to archive. */
export interface NextPart {
  after: bigint
  /** The last entry of the part. Its head is in the log. */
  until: LoggedHead
  content: PartContent
  /** The entries to move. */
  moved: Set<bigint>
}

/**
 * Finds the newest entry of a trail from before a time, by bisection. A trail's entries are in order of time, except for
 * differences between the clocks of several processes.
 */
export async function lastBefore(db: Db, trail: string, before: Date): Promise<bigint> {
  const from = (seq: bigint) =>
    db
      .selectFrom('audit_entry')
      .select(['seq', 'at'])
      .where('org_id', '=', trail)
      .where('seq', '>=', String(seq))
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst()
  const { end } = await db
    .selectFrom('audit_entry')
    .select((q) => q.fn.max('seq').as('end'))
    .where('org_id', '=', trail)
    .executeTakeFirstOrThrow()
  let low = 0n
  let high = BigInt(end ?? 0)
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    const entry = await from(middle)
    if (entry && entry.at < before) low = BigInt(entry.seq)
    else high = middle - 1n
  }
  return low
}

/** Tells whether a trail has at least this many entries that may be moved and are not archived yet. */
export async function canMove(
  db: Db,
  trail: string,
  { last, least }: { last: bigint; least: number },
): Promise<boolean> {
  const { seq } = archivedEnd(await archivedParts(db, trail))
  const { rows } = await sql`${movableBetween(trail, seq, last)} LIMIT ${least}`.execute(db)
  return rows.length === least
}

/**
 * Reads the next part: the entries up to a logged head, at most 20,000 if there is a head among them. Undefined if no logged
 * head up to `last` is left. Throws if the entries do not form the chain that the log knows.
 */
export async function nextPart(db: Db, trail: string, last: bigint): Promise<NextPart | undefined> {
  const start = archivedEnd(await archivedParts(db, trail))
  const heads = await headsBetween(db, trail, start.seq, last)
  const until = heads.findLast(({ seq }) => seq <= start.seq + BigInt(mostEntries)) ?? heads[0]
  if (!until) return undefined
  const content = {
    trail,
    entries: await entriesBetween(db, trail, start.seq, until.seq),
    heads: heads.filter(({ seq }) => seq < until.seq),
  }
  const isWhole = content.entries.at(-1)?.seq === until.seq
  const isLogged = isWhole && Buffer.from(content.entries.at(-1)!.hash).equals(until.hash)
  const wrong = firstMismatch(trail, content.entries, start) ?? (isLogged ? undefined : until.seq)
  if (wrong !== undefined)
    throw new Error(`Entry ${wrong} of the trail ${trail} is not intact: run credenza audit.`)
  const { rows } = await movableBetween(trail, start.seq, until.seq).execute(db)
  return { after: start.seq, until, content, moved: new Set(rows.map(({ seq }) => BigInt(seq))) }
}

async function headsBetween(db: Db, trail: string, after: bigint, until: bigint): Promise<LoggedHead[]> {
  const rows = await db
    .selectFrom('trail_leaf')
    .select(['seq', 'hash', 'leaf_index'])
    .where('org_id', '=', trail)
    .where('seq', '>', String(after))
    .where('seq', '<=', String(until))
    .orderBy('seq')
    .limit(mostEntries)
    .execute()
  return rows.map(({ seq, hash, leaf_index }) => ({ seq: BigInt(seq), hash, leaf: Number(leaf_index) }))
}

async function entriesBetween(db: Db, trail: string, after: bigint, until: bigint): Promise<HashedEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'actor', 'action', 'subject', 'detail', 'state', 'hash'])
    .where('org_id', '=', trail)
    .where('seq', '>', String(after))
    .where('seq', '<=', String(until))
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq) }))
}

/**
 * Excludes the entry with the newest recorded state of each subject, because the audit compares the tables with it. It may be
 * moved after a later entry has replaced it.
 */
const movableBetween = (trail: string, after: bigint, until: bigint) => sql<{ seq: string }>`
  SELECT entry.seq FROM audit_entry AS entry
  WHERE entry.org_id = ${trail} AND entry.seq > ${String(after)} AND entry.seq <= ${String(until)}
    AND entry.action = ${anyOf(movable)}
    AND (entry.state IS NULL OR EXISTS (SELECT FROM audit_entry AS newer
      WHERE newer.org_id = entry.org_id AND newer.subject = entry.subject AND newer.seq > entry.seq
        AND newer.state IS NOT NULL))`
