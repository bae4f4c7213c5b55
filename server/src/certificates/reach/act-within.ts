import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Db, Tx } from '../../context.ts'
import { type Call, reachOfCall, WorkStopped } from '../../people/department/reach-of-work.ts'
import { type Alongside, type BulkResult, chunkSize, refuseAll } from '../../platform/acts/bulk.ts'
import type { Reach } from '../../platform/http/access.ts'
import { withinReach } from './subject-within.ts'

/** What may be touched now. Throws WorkStopped once the caller has lost the right to the act. */
export type ReachNow = (db: Db | Tx) => Promise<Reach>

/** Acts on a chunk, and calls `alongside` in each of its transactions. */
export type ActOnReach = (
  chunk: Reach & { ids: readonly string[] },
  alongside: Alongside,
) => Promise<BulkResult>

/** Something moved out of reach while it was acted on, so the transaction must be rolled back. */
class MovedAway extends Error {
  override name = 'MovedAway'
}

/**
 * Acts on those of these items that are within reach, and refuses the others. People leave and things move while a chunk waits
 * or is signed, so this asks before the act, and again in the transaction of its effects.
 */
export async function actWithin(
  db: Db,
  { ids, reachNow }: { ids: readonly string[]; reachNow: ReachNow },
  act: ActOnReach,
): Promise<BulkResult> {
  for (;;) {
    try {
      const reach = await reachNow(db)
      const reached = await withinReach(db, reach, ids)
      const beyond = refuseAll(
        ids.filter((id) => !reached.has(id)),
        sentence('not_found.in_departments'),
      )
      if (reached.size === 0) return beyond
      const within = [...new Set(ids)].filter((id) => reached.has(id))
      const { done, failed } = await act({ ...reach, ids: within }, async (tx, part) => {
        const still = await withinReach(tx, await reachNow(tx), part.done)
        if (part.done.some((id) => !still.has(id))) throw new MovedAway()
      })
      return { done, failed: [...beyond.failed, ...failed] }
    } catch (error) {
      if (error instanceof WorkStopped) return refuseAll(ids, error.sentence)
      if (!(error instanceof MovedAway)) throw error
    }
  }
}

/**
 * Acts on any number of ids for a call, in chunks, each in its own transaction, so that a later failure does not undo earlier
 * chunks. What is left is refused once the caller could not make the call any more.
 */
export const inChunks = (
  ctx: Context,
  { ids, call }: { ids: readonly string[]; call: Call },
  act: ActOnReach,
): Promise<BulkResult> =>
  inChunksWhile(ctx, { ids, reachNow: (db) => reachOfCall(db, call, ctx.clock()) }, act)

/** The same for calls that require more than to be of an organisation. */
export async function inChunksWhile(
  { db }: Context,
  { ids, reachNow }: { ids: readonly string[]; reachNow: ReachNow },
  act: ActOnReach,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] }
  for (let from = 0; from < ids.length; from += chunkSize) {
    const chunk = { ids: ids.slice(from, from + chunkSize), reachNow }
    const { done, failed } = await actWithin(db, chunk, act)
    result.done.push(...done)
    result.failed.push(...failed)
  }
  return result
}
