import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { allSteps, type Steps } from '../../platform/steps.ts'
import { type ArchivedPart, archivedEnd, archivedParts } from './archived/archived-parts.ts'
import { checkArchived } from './archived/check-archived.ts'
import { type AuditEntry, entryHash, genesisHash } from './entry-hash.ts'
import { isHeadMac } from './head-mac.ts'
import { entriesUpTo, loggedHeads, pageSize, readTrailHead } from './read-trail.ts'

export type TrailCheck =
  | { ok: true; organisationId: string; entries: bigint }
  | { ok: false; organisationId: string; seq: bigint; reason: string }

type CheckContext = Pick<Context, 'db' | 'keys'>

/**
 * Recomputes an organisation's hash chain from its first entry, or from the last archived one. Compares it with each logged
 * head and with the MAC of the current head. Names the first entry that does not match.
 */
export const checkTrail = (ctx: CheckContext, organisationId: string): Promise<TrailCheck> =>
  allSteps(checkTrailInSteps(ctx, organisationId))

/**
 * Like `checkTrail`, but pauses between pages, and can begin after `from`, an entry known to be unchanged. Ignores entries
 * appended while it runs.
 */
export async function* checkTrailInSteps(
  ctx: CheckContext,
  organisationId: string,
  from: Place = { seq: 0n, hash: genesisHash },
): Steps<TrailCheck> {
  let parts = await archivedParts(ctx.db, organisationId)
  for (;;) {
    const check = yield* checkOnce(ctx, { organisationId, from, parts })
    if (check.ok) return check
    const now = await archivedParts(ctx.db, organisationId)
    if (isDeepStrictEqual(now, parts)) return check
    // Entries were archived or read back in the meantime.
    parts = now
  }
}

/** An entry of a trail and its hash. */
interface Place {
  seq: bigint
  hash: Uint8Array
}

async function* checkOnce(
  { db, keys }: CheckContext,
  { organisationId, from, parts }: { organisationId: string; from: Place; parts: readonly ArchivedPart[] },
): Steps<TrailCheck> {
  const bad = (seq: bigint, reason: string): TrailCheck => ({ ok: false, organisationId, seq, reason })
  const head = await readTrailHead(db, organisationId)
  if (!head) return bad(1n, 'the trail is missing')
  if (head.firstEntry < 1n) return bad(head.firstEntry, 'the entry was added before the first one')
  if (!head.beginsSoundly) return bad(1n, 'the trail does not begin with the registration')
  const archived = archivedEnd(parts)
  const isAfter = from.seq >= archived.seq
  const fault = isAfter ? undefined : yield* checkArchived(db, organisationId, parts)
  if (fault) return bad(fault.seq, fault.reason)

  const start = isAfter ? from : archived
  let { seq, hash: previous } = start
  // Up to this entry, a leaf of the statements log vouches for the trail.
  let vouched = start.seq
  while (seq < head.seq) {
    const page = await entriesUpTo(db, organisationId, seq, head.seq)
    const logged = await loggedHeads(db, organisationId, seq, BigInt(page.at(-1)?.seq ?? seq))
    for (const row of page) {
      if (BigInt(row.seq) !== seq + 1n) return bad(seq + 1n, 'the entry is missing')
      seq += 1n
      const expected = hashOf(previous, { ...row, organisationId, seq })
      if (!expected || !Buffer.from(expected).equals(row.hash))
        return bad(seq, 'the entry was changed or moved')
      previous = expected
      const leaf = logged.get(String(seq))
      if (!leaf) continue
      if (!Buffer.from(leaf).equals(expected)) return bad(vouched + 1n, rewritten(seq))
      vouched = seq
    }
    if (seq < head.seq && page.length < pageSize) return bad(seq + 1n, 'the entry is missing')
    yield
  }
  if (head.lastEntry > seq) return bad(seq + 1n, 'the entry was added past the head')
  if (!Buffer.from(head.hash).equals(previous)) return bad(seq, 'the head was changed')
  if (head.lastLogged > seq) return bad(seq + 1n, 'the entry is missing: the log holds a longer trail')
  if (head.lastLogged !== head.notedLogged)
    return bad(head.lastLogged, 'how far the trail is logged was changed')
  if (!isHeadMac({ keys }, { organisationId, seq, hash: previous }, head.mac)) {
    return vouched < seq ? bad(vouched + 1n, rewritten(seq)) : bad(seq, 'the head was changed')
  }
  return { ok: true, organisationId, entries: seq }
}

/** Undefined if the server could not have appended the entry: its detail is not an object, or its time is infinite. */
function hashOf(previous: Uint8Array, entry: AuditEntry): Uint8Array | undefined {
  try {
    return entryHash(previous, entry)
  } catch {
    return undefined
  }
}

/**
 * If somebody recomputed all hashes, every entry matches. Only a logged head or the MAC shows it, so the entry at fault is not
 * known.
 */
const rewritten = (until: bigint): string =>
  `this entry, or another one up to ${until}, was rewritten and the hashes recomputed`

/** Checks every organisation's trail without stopping at a bad one: each gets a separate answer. */
export async function checkTrails(ctx: CheckContext): Promise<TrailCheck[]> {
  const checks: TrailCheck[] = []
  for (const organisationId of await trailsOf(ctx.db)) checks.push(await checkTrail(ctx, organisationId))
  return checks
}

/** Every trail that exists or should exist: each organisation has one, from its registration on. */
export async function trailsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ org_id: string }>`
    SELECT org_id FROM audit_head UNION SELECT DISTINCT org_id FROM audit_entry
    UNION SELECT org_id FROM trail_logged UNION SELECT DISTINCT org_id FROM trail_leaf
    UNION SELECT id FROM organisation ORDER BY org_id`.execute(db)
  return rows.map((row) => row.org_id)
}
