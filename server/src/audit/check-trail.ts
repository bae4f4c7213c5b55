import type { Db, Tx } from '../context.ts'
import { entryHash, genesisHash } from './entry-hash.ts'

export type TrailCheck =
  | { ok: true; organisationId: string; entries: bigint }
  | { ok: false; organisationId: string; seq: bigint; reason: string }

const pageSize = 5000

/** Recomputes one organisation's hash chain from its first entry and names the first entry that does not fit. */
export async function checkTrail(db: Db, organisationId: string): Promise<TrailCheck> {
  // One snapshot: else an entry appended meanwhile would look added past the head.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => checkSnapshot(snapshot, organisationId))
}

async function checkSnapshot(db: Tx, organisationId: string): Promise<TrailCheck> {
  const head = await db
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  const bad = (seq: bigint, reason: string): TrailCheck => ({ ok: false, organisationId, seq, reason })

  let seq = 0n
  let previous: Uint8Array = genesisHash
  for (;;) {
    const page = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('org_id', '=', organisationId)
      .where('seq', '>', String(seq))
      .orderBy('seq')
      .limit(pageSize)
      .execute()
    for (const row of page) {
      if (BigInt(row.seq) !== seq + 1n) return bad(seq + 1n, 'the entry is missing')
      seq += 1n
      const expected = entryHash(previous, { ...row, organisationId, seq })
      if (!Buffer.from(expected).equals(row.hash)) return bad(seq, 'the entry was changed or moved')
      previous = expected
    }
    if (page.length < pageSize) break
  }
  const recorded = head ? BigInt(head.seq) : 0n
  if (recorded > seq) return bad(seq + 1n, 'the entry is missing')
  if (recorded < seq) return bad(recorded + 1n, 'the entry was added past the head')
  if (head && !Buffer.from(head.hash).equals(previous)) return bad(seq, 'the head was changed')
  return { ok: true, organisationId, entries: seq }
}

/** Checks every organisation's trail, stopping at none: each gets its own answer. */
export async function checkTrails(db: Db): Promise<TrailCheck[]> {
  const heads = await db.selectFrom('audit_head').select('org_id').orderBy('org_id').execute()
  const orphans = await db
    .selectFrom('audit_entry')
    .select('org_id')
    .distinct()
    .where('org_id', 'not in', (inner) => inner.selectFrom('audit_head').select('org_id'))
    .execute()
  const checks: TrailCheck[] = []
  for (const { org_id } of [...heads, ...orphans]) checks.push(await checkTrail(db, org_id))
  return checks
}
