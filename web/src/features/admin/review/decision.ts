import type { OrganisationDetail } from '@credenza/schema/admin'
import {
  approveOrganisation,
  reinstateOrganisation,
  returnOrganisation,
  suspendOrganisation,
} from '../organisation-calls.ts'

/** An administrator's decisions about an organisation; some need a reason. */
export type Decision =
  | { kind: 'approve' }
  | { kind: 'return'; reason: string }
  | { kind: 'suspend'; reason: string }
  | { kind: 'reinstate' }
export type DecisionKind = Decision['kind']

const open: Record<string, DecisionKind[]> = {
  Pending: ['return', 'approve'],
  Approved: ['suspend'],
  Suspended: ['reinstate'],
}

/** The possible decisions in this status. The one that allows the organisation to act comes last. */
export const decisionsFor = (status: string): DecisionKind[] => open[status] ?? []

export const needsReason = (kind: DecisionKind): kind is 'return' | 'suspend' =>
  kind === 'return' || kind === 'suspend'

/** Sends the decision; the server returns 409 if the organisation has changed since it was read. */
export function send({ _id, submittedAt }: OrganisationDetail, decision: Decision) {
  switch (decision.kind) {
    case 'approve':
      return approveOrganisation(_id, submittedAt ?? undefined)
    case 'return':
      return returnOrganisation(_id, decision.reason)
    case 'suspend':
      return suspendOrganisation(_id, decision.reason)
    case 'reinstate':
      return reinstateOrganisation(_id)
  }
}
