import type { Context, Tx } from '../../context.ts'
import type { SealedStore } from '../../platform/backup/store/sealed-store.ts'
import type { Lease } from '../../platform/db/lease.ts'
import { type ArchivedPart, archiveActions } from '../../proof/audit/archived/archived-parts.ts'
import { removeEntries } from '../../proof/audit/archived/move-entries.ts'
import { keptDigest } from '../../proof/audit/archived/part-hashes.ts'
import { removeHeads } from '../../proof/log/trail-leaves.ts'
import { commitPart } from './commit-part.ts'
import { canMove, lastBefore, type NextPart, nextPart } from './next-part.ts'
import { digestOf, encodePart, storePart } from './part-file.ts'

/** The fewest entries worth moving: each part adds an entry to the trail. */
const leastEntries = 100

/**
 * Moves a trail's movable entries from before a time to the store, part by part, and records this in the trail. After a kill,
 * the next run continues with the same part. Returns how many entries it moved.
 */
export async function archiveTrail(
  ctx: Context,
  { store, trail, before, lease }: { store: SealedStore; trail: string; before: Date; lease: Lease },
): Promise<number> {
  const last = await lastBefore(ctx.db, trail, before)
  let moved = 0
  // Asked before each part: while one was moved, the log may have taken another head of a few more entries.
  while (await canMove(ctx.db, trail, { last, least: leastEntries })) {
    lease.signal.throwIfAborted()
    const next = await nextPart(ctx.db, trail, last)
    if (!next) break
    const bytes = encodePart(next.content)
    const part = partOf(next, digestOf(bytes))
    await storePart(store, trail, part, bytes)
    const action = archiveActions.archived
    await commitPart(ctx, { trail, part, action, lease }, (tx) => removeMoved(tx, trail, next))
    moved += part.entries
  }
  return moved
}

function partOf({ after, until, content, moved }: NextPart, file: string): ArchivedPart {
  const { trail, entries, heads } = content
  const kept = entries.filter(({ seq }) => !moved.has(seq))
  return {
    after,
    until: until.seq,
    hash: Buffer.from(until.hash).toString('hex'),
    leaf: until.leaf,
    kept: Buffer.from(keptDigest(trail, kept)).toString('hex'),
    entries: moved.size,
    heads: heads.length,
    file,
  }
}

/** Deletes the moved entries, but keeps the head at the end of the part, because it connects the trail with the log. */
async function removeMoved(tx: Tx, trail: string, { after, until, content, moved }: NextPart): Promise<void> {
  const entries = await removeEntries(tx, trail, moved)
  const heads = await removeHeads(tx, trail, { after, until: until.seq })
  if (entries !== moved.size || heads !== content.heads.length)
    throw new Error(`The trail ${trail} has changed in the meantime: run credenza archive again.`)
}
