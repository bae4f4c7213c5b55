import { filsPerDirham } from '@credenza/schema'

export interface ScheduledFee {
  id: string
  certificateType: string
  amountFils: bigint
  effectiveFrom: Date
  decidedAt: Date
}

/**
 * A verifier's fees for one certificate type, newest first. If two begin at the same instant, the one decided later comes first
 * and the other never applies.
 */
export type Schedule = readonly ScheduledFee[]

/** Builds the schedule from fees in any order; ids of one verifier sort by the time of the decision. */
export function scheduleOf(fees: readonly ScheduledFee[]): Schedule {
  const newestFirst = fees.toSorted(
    (a, b) => b.effectiveFrom.getTime() - a.effectiveFrom.getTime() || (a.id < b.id ? 1 : -1),
  )
  return newestFirst.filter(
    (fee, i) => fee.effectiveFrom.getTime() !== newestFirst[i - 1]?.effectiveFrom.getTime(),
  )
}

/** Fees are set in whole dirhams only. */
export const dirhamsOf = ({ amountFils }: ScheduledFee): number => Number(amountFils / BigInt(filsPerDirham))

/** The fee in force at an instant. */
export const feeAt = (schedule: Schedule, at: Date): ScheduledFee | undefined =>
  schedule.find((fee) => fee.effectiveFrom.getTime() <= at.getTime())

/** The fee that takes effect next after an instant. */
export const feeAfter = (schedule: Schedule, at: Date): ScheduledFee | undefined =>
  schedule.findLast((fee) => fee.effectiveFrom.getTime() > at.getTime())
