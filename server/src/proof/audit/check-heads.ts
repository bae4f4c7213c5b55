import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { isHeadMac } from './head-mac.ts'

const pageSize = 500

interface HeadRow {
  org_id: string
  seq: string | null
  hash: Uint8Array | null
  mac: Uint8Array | null
  logged: string | null
  logged_hash: Uint8Array | null
}

/** The fast part of `checkTrail`, for every trail: checks the head, its MAC, and the newest logged head. */
export async function* checkHeads(
  ctx: Pick<Context, 'db' | 'keys'>,
): Steps<{ organisationId: string; reason: string }[]> {
  const found: { organisationId: string; reason: string }[] = []
  let after = ''
  for (;;) {
    const { rows } = await sql<HeadRow>`
      SELECT page.org_id, head.seq, head.hash, head.mac, leaf.seq AS logged, leaf.hash AS logged_hash FROM (
        SELECT org_id FROM audit_head WHERE org_id > ${after}
        UNION SELECT org_id FROM trail_logged WHERE org_id > ${after}
        UNION SELECT id FROM organisation WHERE id > ${after}
        ORDER BY org_id LIMIT ${pageSize}
      ) AS page
      LEFT JOIN audit_head AS head ON head.org_id = page.org_id
      LEFT JOIN LATERAL (
        SELECT seq, hash FROM trail_leaf WHERE org_id = page.org_id ORDER BY seq DESC LIMIT 1) AS leaf ON true
      ORDER BY page.org_id`.execute(ctx.db)
    for (const row of rows) {
      const reason = misfit(ctx, row)
      if (reason) found.push({ organisationId: row.org_id, reason })
    }
    if (rows.length < pageSize) return found
    after = rows.at(-1)!.org_id
    yield
  }
}

function misfit(ctx: Pick<Context, 'keys'>, row: HeadRow): string | undefined {
  if (!row.seq || !row.hash) return 'the trail is missing'
  const head = { organisationId: row.org_id, seq: BigInt(row.seq), hash: row.hash }
  if (!isHeadMac(ctx, head, row.mac)) return 'the head was changed'
  const logged = BigInt(row.logged ?? 0)
  if (logged > head.seq) return 'the log holds a longer trail'
  const isSame = logged < head.seq || Buffer.from(row.logged_hash!).equals(row.hash)
  return isSame ? undefined : 'the log holds another trail'
}
