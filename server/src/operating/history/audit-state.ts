import { readLatest } from '@credenza/registry'
import type { Finding } from '../../audit-history.ts'
import type { Context, Tx } from '../../context.ts'
import { inSnapshot } from '../../platform/db/snapshot.ts'
import { checkDerived } from '../../proof/audit/state/check-derived.ts'
import { checkState, type StateCheck } from '../../proof/audit/state/check-state.ts'
import { checkAnchors } from './check-anchors.ts'

/** Compares the tables with what the trails recorded, and derived data with their sources. Returns the mismatches. */
export async function auditState(ctx: Context): Promise<Finding[]> {
  const checkpoints = await recordedCheckpoints(ctx)
  return inSnapshot(ctx.db, async (snapshot) => {
    const seen = { ...ctx, db: snapshot }
    return [...(await auditRecorded(seen)), ...(await auditDerived(seen, checkpoints))]
  })
}

/** How many checkpoints the chain has recorded. */
export const recordedCheckpoints = async ({ chain }: Pick<Context, 'chain'>): Promise<number> =>
  (await readLatest(chain.client, chain.registry)).number

type Seen = Context & { db: Tx }

export async function auditRecorded({ db, recorded }: Pick<Seen, 'db' | 'recorded'>): Promise<Finding[]> {
  const checks = await checkState(recorded, db)
  return checks.flatMap((check) =>
    check.ok ? [] : [{ part: `recorded state of trail ${check.trail}`, ok: false, text: stateFault(check) }],
  )
}

export async function auditDerived(ctx: Seen, checkpoints: number): Promise<Finding[]> {
  const anchor = await checkAnchors(ctx, checkpoints)
  const found = [...(await checkDerived(ctx)), ...(anchor ? [anchor] : [])]
  return found.map(({ check, subject, reason }) => ({
    part: check,
    ok: false,
    text: `${subject}: ${reason}`,
  }))
}

export const stateFault = ({ seq, subject, reason }: Extract<StateCheck, { ok: false }>): string =>
  `${seq === undefined ? '' : `entry ${seq}: `}${subject}: ${reason}`
