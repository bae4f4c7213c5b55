import type { AuditIntegrity } from '@credenza/schema'
import { checkTrails } from '../audit/check-trail.ts'
import type { Context } from '../context.ts'

/** Recomputes every hash chain and names those that were changed. */
export async function auditIntegrity(ctx: Context): Promise<AuditIntegrity> {
  const checks = await checkTrails(ctx.db)
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
