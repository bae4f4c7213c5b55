import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { checkHeads } from '../../proof/audit/check-heads.ts'
import { noteOutcome } from '../../proof/doubt/doubts.ts'
import { trailConcerns, trailPart } from './parts.ts'

/**
 * Checks the head of every trail: its MAC, and the newest head that was logged. A doubt is only withdrawn after a check of the
 * whole trail.
 */
export async function* checkTrailHeads(ctx: Context): Steps<void> {
  for (const { organisationId, reason } of yield* checkHeads(ctx)) {
    await noteOutcome(ctx, trailPart(organisationId), {
      ok: false,
      text: reason,
      concerns: trailConcerns(organisationId),
    })
  }
}
