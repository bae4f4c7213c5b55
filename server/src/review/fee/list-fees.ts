import type { Fee } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { findSchedules, typeKeyOf } from './fee-store.ts'
import { dirhamsOf, feeAt, type ScheduledFee } from './schedule.ts'

/**
 * A verifier's fees for a certificate type: the current one, then future and past ones, newest first. If there are only future
 * ones, the list begins with an amount of 0.
 */
export async function listFees(
  ctx: Context,
  { verifierId, certificateType }: { verifierId: string; certificateType: string },
): Promise<Fee[]> {
  const now = ctx.clock()
  const key = typeKeyOf(certificateType)
  const schedule = (await findSchedules(ctx.db, verifierId, [key])).get(key) ?? []
  if (schedule.length === 0) return []
  const current = feeAt(schedule, now)
  const others = schedule.filter((fee) => fee !== current)
  const none = { _id: '', certificateType, amount: 0, state: 'current' as const, effectiveFrom: '' }
  return [
    current ? toWire(current, 'current') : none,
    ...others.map((fee) => toWire(fee, fee.effectiveFrom > now ? 'upcoming' : 'past')),
  ]
}

const toWire = (fee: ScheduledFee, state: Fee['state']): Fee => ({
  _id: fee.id,
  certificateType: fee.certificateType,
  amount: dirhamsOf(fee),
  state,
  effectiveFrom: fee.effectiveFrom.toISOString(),
})
