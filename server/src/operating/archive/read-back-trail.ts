import type { Context, Tx } from '../../context.ts'
import type { SealedStore } from '../../platform/backup/store/sealed-store.ts'
import type { Lease } from '../../platform/db/lease.ts'
import {
  type ArchivedPart,
  archiveActions,
  archivedEnd,
  archivedParts,
} from '../../proof/audit/archived/archived-parts.ts'
import { putEntriesBack } from '../../proof/audit/archived/move-entries.ts'
import { firstMismatch } from '../../proof/audit/archived/part-hashes.ts'
import { putHeads } from '../../proof/log/trail-leaves.ts'
import { commitPart } from './commit-part.ts'
import { type PartContent, readPart } from './part-file.ts'

/**
 * Puts the archived entries of a trail back, the newest part first, and records this in the trail. After a kill, the next run
 * continues with the same part. Throws if a part is missing or differs from the trail's record of it. Returns how many entries
 * it put back.
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
    const action = archiveActions.readBack
    await commitPart(ctx, { trail, part, action, lease }, (tx) => insertMissing(tx, content, part))
    restored += part.entries
  }
}

async function insertMissing(
  tx: Tx,
  { trail, entries, heads }: PartContent,
  part: ArchivedPart,
): Promise<void> {
  const inserted = await putEntriesBack(tx, trail, entries)
  const insertedHeads = await putHeads(
    tx,
    heads.map((head) => ({ organisationId: trail, ...head })),
  )
  if (inserted !== part.entries || insertedHeads !== part.heads)
    throw new Error(
      `The trail ${trail} does not have the gaps that it says were archived: run credenza audit.`,
    )
}
