import { batchPermission } from '@credenza/schema'
import { inChunksWhile, type ReachNow } from '../../certificates/reach/act-within.ts'
import type { Context } from '../../context.ts'
import { reachOfCall } from '../../people/department/reach-of-work.ts'
import type { Actor, BulkResult } from '../../platform/acts/bulk.ts'
import { acceptChunk } from './accept.ts'
import { declineChunk } from './decline.ts'
import type { ChunkOfRequests } from './open-requests.ts'

export type Decision = { kind: 'accept' } | { kind: 'decline'; reason: string }

export interface Decisions {
  certificateIds: readonly string[]
  decision: Decision
  origin: ChunkOfRequests['origin']
}

/**
 * Decides on the certificates of a call, chunk by chunk. Decided chunks stay decided if a later one fails, and what is left is
 * refused once the caller may not decide any more.
 */
export function decide(ctx: Context, verifier: Actor, input: Decisions): Promise<BulkResult> {
  const { accountId, organisationId } = verifier
  const call = { accountId, organisationId, permission: batchPermission[input.decision.kind] }
  return decideWhile(ctx, verifier, input, (db) => reachOfCall(db, call, ctx.clock()))
}

/** The same for callers who are not of the verifier. */
export function decideWhile(
  ctx: Context,
  { accountId, organisationId }: Actor,
  { certificateIds, decision, origin }: Decisions,
  reachNow: ReachNow,
): Promise<BulkResult> {
  return inChunksWhile(ctx, { ids: certificateIds, reachNow }, ({ ids }, alongside) => {
    const chunk = { accountId, organisationId, ids, origin }
    return decision.kind === 'accept'
      ? acceptChunk(ctx, chunk, alongside)
      : declineChunk(ctx, { ...chunk, reason: decision.reason }, alongside)
  })
}
