import type { Finding } from '../src/audit-history.ts'
import type { Context, Tx } from '../src/context.ts'
import { auditDerived, recordedCheckpoints, stateFault } from '../src/operating/history/audit-state.ts'
import { inSnapshot } from '../src/platform/db/snapshot.ts'
import { checkState } from '../src/proof/audit/state/check-state.ts'

/** Compares the tables with what the trails recorded, and derived data with their sources. Returns the mismatches. */
export async function auditState(ctx: Context): Promise<Finding[]> {
  const checkpoints = await recordedCheckpoints(ctx)
  return inSnapshot(ctx.db, async (snapshot) => {
    const seen = { ...ctx, db: snapshot }
    return [...(await auditRecorded(seen)), ...(await auditDerived(seen, checkpoints))]
  })
}

export async function auditRecorded({
  db,
  recorded,
}: { db: Tx } & Pick<Context, 'recorded'>): Promise<Finding[]> {
  const checks = await checkState(recorded, db)
  return checks.flatMap((check) =>
    check.ok ? [] : [{ part: `recorded state of trail ${check.trail}`, ok: false, text: stateFault(check) }],
  )
}
