import type { Context } from '../../context.ts'
import { type Actor, type BulkResult, inChunks, nothingElse } from '../../platform/acts/bulk.ts'
import { acceptChunk } from './accept.ts'
import { declineChunk } from './decline.ts'
import type { ChunkOfRequests } from './open-requests.ts'

export type Decision = { kind: 'accept' } | { kind: 'decline'; reason: string }

/** What a verifier decides by a call that names certificates: chunk by chunk, and what was decided stays. */
export const decide = (
  ctx: Context,
  verifier: Actor,
  input: { certificateIds: readonly string[]; decision: Decision; origin: ChunkOfRequests['origin'] },
): Promise<BulkResult> => {
  const { certificateIds, decision, origin } = input
  return inChunks(certificateIds, (ids) =>
    decision.kind === 'accept'
      ? acceptChunk(ctx, verifier, { ids, origin }, nothingElse)
      : declineChunk(ctx, verifier, { ids, origin, reason: decision.reason }, nothingElse),
  )
}
