import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { NotConfirmed, useConfirmation } from './use-confirmation.tsx'

/**
 * An act for which the server may want a fresh second factor. `question` is the dialog that asks for it; `error` is why the
 * act failed, unless the person closed that dialog, and `problem` says so.
 */
export function useGuarded<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  { onDone, onRefused }: { onDone: (answer: Answer) => void; onRefused?: (error: Error) => void },
) {
  const { withConfirmation, question } = useConfirmation()
  const mutation = useMutation({
    mutationFn: (input: Input) => withConfirmation(() => act(input)),
    onSuccess: onDone,
    onError: onRefused,
  })
  const { isPending, variables, mutate } = mutation
  const error = mutation.error instanceof NotConfirmed ? null : mutation.error
  return {
    start: mutate,
    isPending,
    /** The input with which the act was last started. */
    variables,
    error,
    problem: error ? messageOf(error) : undefined,
    question,
  }
}
