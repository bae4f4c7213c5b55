import type { Ports, ReviewState } from '../ports.ts'
import { required } from './at-hand.ts'

/** What a deployment answers about one certificate. Only claims: the checks parse each before it counts. */
interface Answers {
  statements: readonly unknown[]
  approvals?: readonly unknown[]
  review: ReviewState
}

/** The ports that a deployment's evidence about a certificate answers. Without evidence they reject. */
export const evidencePorts = (
  evidence: Answers | undefined,
): Pick<Ports, 'statements' | 'reviewState'> & Required<Pick<Ports, 'approvals'>> => ({
  statements: async (id) => required(evidence).statements.filter((one) => isStatementAbout(one, id)),
  approvals: async () => required(evidence).approvals ?? [],
  reviewState: async () => required(evidence).review,
})

/** Whether a statement is about the certificate or endorsement with this id: endorsements have statements of their own. */
export const isStatementAbout = (statement: unknown, id: string): boolean =>
  (statement as { certificateId?: unknown } | null)?.certificateId === id
