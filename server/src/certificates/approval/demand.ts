import type { ApprovalRule } from '@credenza/schema'

/** What a rule demands of certificates of a category; '' is every category without a rule of its own. */
export type Demand = Pick<ApprovalRule, 'category' | 'needed' | 'signers'>

/** The demand that applies to a category, if any. */
export const demandOn = <One extends Demand>(demands: readonly One[], category: string): One | undefined =>
  demands.find((one) => one.category === category) ?? demands.find((one) => one.category === '')

/** How many of the signers that are asked have approved. */
export const approvalsOf = ({ signers }: Demand, approvers: ReadonlySet<string>): number =>
  signers.filter((signer) => approvers.has(signer)).length

export const isMet = (demand: Demand, approvers: ReadonlySet<string>): boolean =>
  approvalsOf(demand, approvers) >= demand.needed

export const areAllMet = (demands: readonly Demand[], approvers: ReadonlySet<string>): boolean =>
  demands.every((demand) => isMet(demand, approvers))
