import { encodeEntry } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { sha256 } from '../../platform/sha256.ts'
import { isHeadMac, type TrailHead } from '../audit/head-mac.ts'

type HasKeys = Pick<Context, 'keys'>

/** Notification channel on which the sequencer hears that it should log where the trails end. */
export const trailsChannel = 'log_trails'

/**
 * Has the trails' ends logged once this transaction commits, and not only with the next certificate or within an hour. So a
 * change that matters to verifiers reaches the published copies at once.
 */
export async function logTrailsSoon(tx: Tx): Promise<void> {
  await sql`SELECT pg_notify(${trailsChannel}, '')`.execute(tx)
}

/** The issuer address in leaves that name no issuer. */
export const nobodysAddress = `0x${'0'.repeat(40)}`

/** Most heads that one round logs; the next round logs the others. */
const mostHeads = 2000

/**
 * SHA-256 over blind, organisation, seq and hash. The blind is a MAC, so outsiders cannot tell from the log which
 * organisation's trail changed, or that two heads belong to the same trail.
 */
export function headDigest({ keys }: HasKeys, { organisationId, seq, hash }: TrailHead): Uint8Array {
  const place = Buffer.from(JSON.stringify([organisationId, String(seq)]))
  return sha256(Buffer.concat([keys.mac('trail-head-blind', place), place, hash]))
}

export const headEntry = (ctx: HasKeys, head: TrailHead, at: Date): Uint8Array =>
  encodeEntry({
    kind: 'statement',
    issuer: nobodysAddress,
    timeMs: at.getTime(),
    certificateIndex: null,
    action: 'trail-head',
    digest: headDigest(ctx, head),
  })

/** Heads of trails that have grown since they were last logged. Skips trails without a valid MAC, for which we cannot vouch. */
export async function movedHeads(ctx: HasKeys, tx: Tx): Promise<TrailHead[]> {
  const { rows } = await sql<{ org_id: string; seq: string; hash: Uint8Array; mac: Uint8Array | null }>`
    SELECT head.org_id, head.seq, head.hash, head.mac FROM audit_head AS head
    LEFT JOIN trail_logged AS logged ON logged.org_id = head.org_id
    WHERE head.seq > coalesce(logged.seq, 0)
    ORDER BY head.org_id LIMIT ${mostHeads}`.execute(tx)
  return rows
    .map(({ org_id, seq, hash, mac }) => ({ organisationId: org_id, seq: BigInt(seq), hash, mac }))
    .filter((head) => isHeadMac(ctx, head, head.mac))
}

/** For the audit, stores which head is in each leaf; the first leaf has the index `first`. */
export async function noteLogged(tx: Tx, heads: readonly TrailHead[], first: number): Promise<void> {
  if (heads.length === 0) return
  await putHeads(
    tx,
    heads.map((head, i) => ({ ...head, leaf: first + i })),
  )
  await sql`
    INSERT INTO trail_logged (org_id, seq)
    SELECT * FROM unnest(${heads.map((head) => head.organisationId)}::text[],
      ${heads.map((head) => String(head.seq))}::bigint[])
    ON CONFLICT (org_id) DO UPDATE SET seq = excluded.seq`.execute(tx)
}

/** Stores those heads that are missing, each with its leaf's index in the statements log. Returns how many. */
export const putHeads = (tx: Tx, heads: readonly (TrailHead & { leaf: number })[]): Promise<number> =>
  insertRecords(
    tx,
    'trail_leaf',
    heads.map(({ organisationId, seq, hash, leaf }) => ({
      org_id: organisationId,
      seq: String(seq),
      hash,
      leaf_index: String(leaf),
    })),
  )

/** Removes the heads of a trail strictly between two entries. Returns how many it found. */
export async function removeHeads(
  tx: Tx,
  trail: string,
  { after, until }: { after: bigint; until: bigint },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('trail_leaf')
    .where('org_id', '=', trail)
    .where('seq', '>', String(after))
    .where('seq', '<', String(until))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Organisations whose trails have leaves in the statements log from index `from` to before `until`. */
export async function trailsBetween(db: Db, from: number, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('trail_leaf')
    .innerJoin('organisation', 'organisation.id', 'trail_leaf.org_id')
    .select('organisation.id')
    .distinct()
    .where('leaf_index', '>=', String(from))
    .where('leaf_index', '<', String(until))
    .where('organisation.approved_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
