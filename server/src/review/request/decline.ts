import { issuerIdsOf } from '../../certificates/certificate/certificate.ts'
import { countDecided, writeDecision } from '../../certificates/certificate/write-decision.ts'
import type { Context } from '../../context.ts'
import { holdSuspendedAmong } from '../../people/organisation/suspended-among.ts'
import type { Actor, Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { auditDecisions, resultOf } from './audit-decisions.ts'
import { type ChunkOfRequests, openRequests, withoutBarred } from './open-requests.ts'

/**
 * Declines up to a chunk of requests in a verifier's queue, in one transaction with what `alongside` adds. The first decision
 * wins: a later one is refused and changes nothing.
 */
export async function declineChunk(
  ctx: Context,
  { reason, ...requests }: Actor & ChunkOfRequests & { reason: string },
  alongside: Alongside,
): Promise<BulkResult> {
  const { organisationId } = requests
  const sorted = await openRequests(ctx.db, organisationId, 'decline', requests)
  if (sorted.open.length === 0) return resultOf(sorted, [])
  const now = ctx.clock()
  const decision = {
    review: 'declined',
    decidedAt: now,
    decidedBy: organisationId,
    declineReason: reason,
  } as const
  return withRetry(ctx.db, async (tx) => {
    const suspended = await holdSuspendedAmong(tx, issuerIdsOf(sorted.open))
    const current = withoutBarred(sorted, { suspended })
    const declined = await writeDecision(tx, current.open, decision)
    const result = resultOf(current, declined)
    await alongside(tx, result)
    await countDecided(tx, declined, decision)
    await auditDecisions(ctx, tx, now, requests, 'certificate.declined', declined)
    return result
  })
}
