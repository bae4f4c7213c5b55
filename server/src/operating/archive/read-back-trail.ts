import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import type { SealedStore } from '../../platform/backup/store/sealed-store.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import type { Lease } from '../../platform/db/lease.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import {
  type ArchivedPart,
  archiveActions,
  archivedEnd,
  archivedParts,
  detailOf,
} from '../../proof/audit/archived/archived-parts.ts'
import { firstMismatch } from '../../proof/audit/archived/part-hashes.ts'
import { type PartContent, readPart } from './part-file.ts'

/**
 * Puts the archived entries of a trail back, the newest part first, and says so in the trail. If it is killed at any point, the
 * next run continues with the same part. Throws when a part is not there or is not what the trail says it is. Returns how many
 * entries it put back.
 */
export async function readBackTrail(
  ctx: Context,
  { store, trail, lease }: { store: SealedStore; trail: string; lease: Lease },
): Promise<number> {
  let restored = 0
  for (;;) {
    lease.signal.throwIfAborted()
    const parts = await archivedParts(ctx.db, trail)
    const part = parts.pop()
    if (!part) return restored
    const content = await readPart(store, trail, part)
    const wrong = firstMismatch(trail, content.entries, archivedEnd(parts))
    if (wrong !== undefined)
      throw new Error(`Entry ${wrong} of the trail ${trail} does not fit the entry before it.`)
    await withRetry(ctx.db, async (tx) => {
      await lease.confirm(tx)
      await insertMissing(tx, content, part)
      await appendAudit(ctx, tx, trail, ctx.clock(), [
        {
          actor: 'system',
          action: archiveActions.readBack,
          subject: trail,
          leavesState: true,
          detail: detailOf(part),
        },
      ])
    })
    restored += part.entries
  }
}

async function insertMissing(
  tx: Tx,
  { trail, entries, heads }: PartContent,
  part: ArchivedPart,
): Promise<void> {
  const inserted = await sql`
    INSERT INTO audit_entry (org_id, seq, at, actor, action, subject, detail, state, hash)
    SELECT ${trail}, * FROM unnest(
      ${entries.map(({ seq }) => String(seq))}::bigint[], ${entries.map(({ at }) => at)}::timestamptz[],
      ${entries.map(({ actor }) => actor)}::text[], ${entries.map(({ action }) => action)}::text[],
      ${entries.map(({ subject }) => subject)}::text[],
      ${entries.map(({ detail }) => JSON.stringify(detail))}::jsonb[],
      ${entries.map(({ state }) => state)}::bytea[], ${entries.map(({ hash }) => hash)}::bytea[])
    ON CONFLICT DO NOTHING`.execute(tx)
  const insertedHeads = await insertRecords(
    tx,
    'trail_leaf',
    heads.map(({ seq, hash, leaf }) => ({
      org_id: trail,
      seq: String(seq),
      hash,
      leaf_index: String(leaf),
    })),
  )
  if (inserted.numAffectedRows !== BigInt(part.entries) || insertedHeads !== part.heads)
    throw new Error(
      `The trail ${trail} does not have the gaps that it says were archived: run credenza audit.`,
    )
}
