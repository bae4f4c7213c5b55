import type { Context } from '../../context.ts'
import { type Actor, type BulkResult, inChunks, nothingElse } from '../../platform/acts/bulk.ts'
import { acceptChunk } from './accept.ts'
import { declineChunk } from './decline.ts'
import type { ChunkOfRequests } from './open-requests.ts'

export type Decision = { kind: 'accept' } | { kind: 'decline'; reason: string }

/** Decides on the certificates of a call, chunk by chunk. Decided chunks stay decided if a later one fails. */
export const decide = (
  ctx: Context,
  verifier: Actor,
  input: { certificateIds: readonly string[]; decision: Decision; origin: ChunkOfRequests['origin'] },
): Promise<BulkResult> => {
  const { certificateIds, decision, origin } = input
  return inChunks(certificateIds, (ids) =>
    decision.kind === 'accept'
      ? acceptChunk(ctx, { ...verifier, ids, origin }, nothingElse)
      : declineChunk(ctx, { ...verifier, ids, origin, reason: decision.reason }, nothingElse),
  )
}
