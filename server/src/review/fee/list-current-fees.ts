import type { CurrentFee } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { findSchedules } from './fee-store.ts'
import { dirhamsOf, feeAfter, feeAt, type Schedule } from './schedule.ts'

/** A verifier's current and next fee for each certificate type that ever had one, by name. */
export async function listCurrentFees(ctx: Context, verifierId: string): Promise<CurrentFee[]> {
  const now = ctx.clock()
  const schedules = await findSchedules(ctx.db, verifierId)
  return [...schedules.values()]
    .map((schedule) => currentFee(schedule, now))
    .sort((a, b) => a.certificateType.localeCompare(b.certificateType, 'en'))
}

function currentFee(schedule: Schedule, now: Date): CurrentFee {
  const [lastDecided] = schedule.toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime())
  const { certificateType, decidedAt } = lastDecided!
  const current = feeAt(schedule, now)
  const next = feeAfter(schedule, now)
  return {
    certificateType,
    amount: current ? dirhamsOf(current) : 0,
    next: next ? { amount: dirhamsOf(next), effectiveFrom: next.effectiveFrom.toISOString() } : null,
    changedAt: decidedAt.toISOString(),
  }
}
