import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { NotConfirmed } from './use-confirmation.tsx'

/**
 * One change to the account's protection: shows `done` in a toast and refetches the state. `problem` is why it failed;
 * closing the question is not a failure.
 */
export function useSecurityAct<Answer>(
  act: () => Promise<Answer>,
  { done, onDone }: { done?: string; onDone?: (answer: Answer) => void },
) {
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      if (done) toast.success(done)
      void readAgain(queries, 'second-factor')
      onDone?.(answer)
    },
  })
  return {
    start: () => mutation.mutate(),
    isPending: mutation.isPending,
    problem:
      mutation.error && !(mutation.error instanceof NotConfirmed) ? messageOf(mutation.error) : undefined,
    forgetProblem: mutation.reset,
  }
}
