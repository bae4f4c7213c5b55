import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'

type HasKeys = Pick<Context, 'keys'>

/** The state of a trail: how many entries it has, and the hash of the last one. */
export interface TrailHead {
  organisationId: string
  seq: bigint
  hash: Uint8Array
}

const headBytes = ({ organisationId, seq, hash }: TrailHead): Uint8Array =>
  Buffer.from(JSON.stringify([organisationId, String(seq), Buffer.from(hash).toString('hex')]))

/** HMAC-SHA-256 of a trail's head. Somebody who can write to the database can recompute every hash, but not this MAC. */
export const headMac = ({ keys }: HasKeys, head: TrailHead): Uint8Array =>
  keys.mac('audit-trail-head', headBytes(head))

export function isHeadMac(ctx: HasKeys, head: TrailHead, mac: Uint8Array | null): boolean {
  return mac !== null && Buffer.from(headMac(ctx, head)).equals(mac)
}

/**
 * Gives heads from before MACs existed a MAC, once: only while no head has one and no head was ever logged. After that, a head
 * without a MAC must have lost it, and stays without.
 */
export async function macOldHeads(ctx: HasKeys & { db: Db }): Promise<void> {
  if (!(await isFromBefore(ctx.db))) return
  await withRetry(ctx.db, async (tx) => {
    const heads = await tx.selectFrom('audit_head').selectAll().orderBy('org_id').forUpdate().execute()
    if (!(await isFromBefore(tx))) return
    for (const { org_id, seq, hash } of heads) {
      const mac = headMac(ctx, { organisationId: org_id, seq: BigInt(seq), hash })
      await tx.updateTable('audit_head').set({ mac }).where('org_id', '=', org_id).execute()
    }
  })
}

async function isFromBefore(db: Db | Tx): Promise<boolean> {
  const without = await db
    .selectFrom('audit_head')
    .select('org_id')
    .where('mac', 'is', null)
    .limit(1)
    .execute()
  const withMac = await db
    .selectFrom('audit_head')
    .select('org_id')
    .where('mac', 'is not', null)
    .limit(1)
    .execute()
  const logged = await db.selectFrom('trail_leaf').select('org_id').limit(1).execute()
  return without.length > 0 && withMac.length === 0 && logged.length === 0
}
