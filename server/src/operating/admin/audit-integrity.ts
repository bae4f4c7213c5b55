import type { AuditIntegrity } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { checkTrails } from '../../proof/audit/check-trail.ts'
import { noteOutcome } from '../../proof/doubt/doubts.ts'
import { outcomeOfTrail, trailPart } from '../history/parts.ts'

/** Recomputes every hash chain and names the changed ones. Stores the outcomes, as the server's own check does. */
export async function auditIntegrity(ctx: Context): Promise<AuditIntegrity> {
  const checks = await checkTrails(ctx)
  for (const check of checks) await noteOutcome(ctx, trailPart(check.organisationId), outcomeOfTrail(check))
  const entries = checks.reduce((sum, check) => sum + (check.ok ? check.entries : 0n), 0n)
  return {
    trails: checks.length,
    entries: Number(entries),
    checkedAt: ctx.clock().toISOString(),
    broken: checks.flatMap((check) =>
      check.ok ? [] : [{ trail: check.organisationId, reason: `entry ${check.seq}: ${check.reason}` }],
    ),
  }
}
