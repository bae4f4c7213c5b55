import type { OrganisationDetail } from '@credenza/schema/admin'
import {
  approveOrganisation,
  reinstateOrganisation,
  returnOrganisation,
  suspendOrganisation,
} from '../admin-calls.ts'

/** What an administrator can decide about an organisation; some decisions carry a reason. */
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

/** What can be decided about an organisation in this status, the decision that lets it act last. */
export const decisionsFor = (status: string): DecisionKind[] => open[status] ?? []

export const needsReason = (kind: DecisionKind): kind is 'return' | 'suspend' =>
  kind === 'return' || kind === 'suspend'

/** Tells the server; it answers 409 when the organisation is no longer as it was read. */
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
