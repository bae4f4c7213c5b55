import type { OrganisationDetail } from '@credenza/schema/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { ApiFailure, messageOf } from '../../../lib/api/api-failure.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { adminTexts as texts } from '../../../texts/admin.ts'
import { NotConfirmed, useConfirmation } from '../../account/security/use-confirmation.tsx'
import { type Decision, type DecisionKind, send } from './decision.ts'

/**
 * One decision at a time about one organisation. `asking` is the decision to confirm. It stays until the organisation has
 * been refetched, and if the server could not be reached, so that it can be retried.
 */
export function useDecide(organisation: OrganisationDetail) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<DecisionKind | null>(null)
  const { withConfirmation, question } = useConfirmation()
  const mutation = useMutation({
    mutationFn: (decision: Decision) => withConfirmation(() => send(organisation, decision)),
    onSuccess: (_, { kind }) => toast.success(texts.decisions[kind].done),
    onSettled: async (_answer, error) => {
      await readAgain(queries, 'organisations')
      if (error === null || wasDecided(error)) setAsking(null)
    },
  })
  return {
    asking,
    ask: (kind: DecisionKind) => {
      mutation.reset()
      setAsking(kind)
    },
    cancel: () => setAsking(null),
    decide: mutation.mutate,
    busy: mutation.isPending,
    decided: mutation.isSuccess,
    /** True if another person decided first, or the applicant submitted a new application. */
    overtaken: wasDecided(mutation.error),
    /** Why the decision could not be sent; it can be retried. */
    failure: isFailure(mutation.error) ? messageOf(mutation.error) : undefined,
    /** Asks for a second factor, needed for decisions that take two administrators. */
    question,
  }
}

const wasDecided = (error: Error | null) =>
  error instanceof ApiFailure && error.status === 409 && error.code !== 'second_admin_needed'
const isFailure = (error: Error | null): error is Error =>
  error !== null && !wasDecided(error) && !(error instanceof NotConfirmed)
