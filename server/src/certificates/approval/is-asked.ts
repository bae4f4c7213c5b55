import type { ApprovalRequestRow } from './request-row.ts'
import type { Signers } from './signers-of.ts'

/** Whether this person is asked to approve, and may still sign. */
export const isAsked = (
  { demands, types }: Pick<ApprovalRequestRow, 'demands' | 'types'>,
  accountId: string,
  signers: Signers,
): boolean =>
  demands.some((demand) => demand.signers.includes(accountId)) && signers.maySign(accountId, types)
